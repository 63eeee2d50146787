import { describe, expect, it } from 'vitest'
import { tokenIn, useShare, viaShare } from './shared'

const SECRET = 'A'.repeat(32)

describe('a shared game', () => {
  it('is asked for with the secret in a header', () => {
    useShare(SECRET)
    expect(viaShare('/api/tables/-/replay?lang=en')).toEqual({
      path: '/api/shared/replay?lang=en',
      header: ['x-felicity-share', SECRET],
    })
    expect(viaShare('/api/tables/-?seat=1').path).toBe('/api/shared?seat=1')
  })

  it('leaves every other request alone', () => {
    for (const path of ['/api/tables/ABCDEF/replay', '/api/tables', '/api/tables/-x/replay', '/api/me'])
      expect(viaShare(path)).toEqual({ path, header: null })
  })

  it('has its secret after the #', () => {
    expect(tokenIn(`#${SECRET}`)).toBe(SECRET)
    for (const wrong of ['', '#', `#${SECRET}x`, '#join-abc']) expect(tokenIn(wrong)).toBe('')
  })
})
