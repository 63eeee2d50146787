/** Passkeys: what this browser can do with them, and what the server keeps of mine. */

import { get, post, type LinkData, type PasskeysData } from '../net/api'
import { deviceLabel } from './device'

/** Why something was not done: the person cancelled it or waited too long, or this authenticator has a passkey of theirs. */
export class NotMade extends Error {
  constructor(readonly why: 'broken-off' | 'there') {
    super(why)
  }
}

let mine = $state.raw<PasskeysData | null>(null)

export const passkeys = {
  /** Null until the server has answered. */
  get data(): PasskeysData | null {
    return mine
  },
}

export async function askPasskeys(): Promise<void> {
  mine = await get<PasskeysData>('/api/me/passkeys')
}

/** Why browsers make no passkeys here; "" where they do. */
export function whyNot(
  place: Pick<Location, 'hostname'> = location,
  page: Pick<Window, 'isSecureContext'> = window,
): string {
  if (!page.isSecureContext) return 'insecure'
  if (/^[\d.]+$|^\[/.test(place.hostname)) return 'number'
  return 'PublicKeyCredential' in globalThis && 'credentials' in navigator ? '' : 'browser'
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

interface Named {
  id: string
  type: 'public-key'
}
interface ToMake extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string
  user: PublicKeyCredentialUserEntityJSON
  excludeCredentials: Named[]
}
interface ToProve {
  challenge: string
  rpId: string
  timeout: number
  userVerification: UserVerificationRequirement
}

/** Ask the person; what they broke off has its own error. */
async function asked(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await question
    if (found) return found as PublicKeyCredential
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new NotMade('there')
  }
  throw new NotMade('broken-off')
}

const sent = (
  { id, rawId, type }: PublicKeyCredential,
  response: Record<string, unknown>,
): Record<string, unknown> => ({
  id,
  rawId: textOf(rawId),
  type,
  response,
})

export async function makePasskey(): Promise<void> {
  const options = await post<ToMake>('/api/me/passkeys/begin', {})
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(({ id, type }) => ({ id: bytesOf(id), type })),
  }
  const credential = await asked(navigator.credentials.create({ publicKey }))
  const response = credential.response as AuthenticatorAttestationResponse
  const answer = sent(credential, {
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  })
  mine = await post<PasskeysData>('/api/me/passkeys', { credential: answer, label: deviceLabel() })
}

/** The code of a link to whoever has the passkey that the person chooses. */
export async function provePasskey(): Promise<string> {
  const options = await post<ToProve>('/api/passkey/begin', {})
  const { challenge, rpId, timeout, userVerification } = options
  const publicKey = { challenge: bytesOf(challenge), rpId, timeout, userVerification }
  const credential = await asked(navigator.credentials.get({ publicKey }))
  const response = credential.response as AuthenticatorAssertionResponse
  const answer = sent(credential, {
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : null,
  })
  return (await post<LinkData>('/api/passkey', { credential: answer })).code
}

export async function removePasskey(id: string): Promise<void> {
  mine = await post<PasskeysData>(`/api/me/passkeys/${id}/remove`, {})
}
