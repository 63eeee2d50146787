/** A packed file of the site, unpacked. */
export async function unpacked(address: URL): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`)
  // Some servers say that such a file is only compressed on its way, and browsers unpack it by themselves.
  const packed = await response.arrayBuffer()
  const [first, second] = new Uint8Array(packed, 0, 2)
  if (first !== 0x1f || second !== 0x8b) return packed
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
