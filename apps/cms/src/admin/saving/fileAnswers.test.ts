import { limits } from '@sira/contract/limits'
import { describe, expect, it } from 'vitest'
import { refusedBefore, sentFile, wholeAnswer } from './fileAnswers.ts'

describe('what is answered to the screen that sends a file', () => {
  it('is a refusal where half an answer came, or that of a machine between', async () => {
    for (const body of ['{"doc": {', '<h1>502 Bad Gateway</h1>', '']) {
      const answer = await wholeAnswer(new Response(body, { status: 201 }))
      expect(answer.status).toBe(503)
      expect((await answer.json()).errors[0].message).toContain('envoyez-le de nouveau')
    }
  })

  it('is otherwise what was answered, which can still be read', async () => {
    const answer = await wholeAnswer(Response.json({ doc: { id: 1 } }, { status: 201 }))
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ doc: { id: 1 } })
  })

  it('is known before it is sent of a file that is too large', () => {
    const body = new FormData()
    expect(sentFile(['/admin/api/media', { body }])).toBeUndefined()
    body.set('file', new File([new Uint8Array(limits.upload + 1)], 'foire.gif'))
    const file = sentFile(['/admin/api/media', { body }])
    expect(file && refusedBefore(file)?.status).toBe(400)
    expect(refusedBefore(new File(['GIF89a'], 'foire.gif'))).toBeUndefined()
  })
})
