import { describe, expect, test } from 'vitest'
import { isOpen } from '../kinds/openRecords.ts'
import { jobSchema } from './job.ts'

const offer = { slug: 'comptable', titre: 'Comptable', publishedAt: '2026-11-03T08:00:00.000Z' }

describe('What an offer says of its trust', () => {
  test('is nothing where the server knows nothing of it', () => {
    const read = jobSchema.parse(offer)
    const { pourvue, verifiee, verifiee_jusquau, cv_facultatif } = read
    expect([pourvue, verifiee, verifiee_jusquau, cv_facultatif]).toEqual([null, null, null, null])
  })

  test('is whether it is verified, and until which day', () => {
    const read = jobSchema.parse({ ...offer, verifiee: true, verifiee_jusquau: '2026-12-31' })
    expect(read).toMatchObject({ verifiee: true, verifiee_jusquau: '2026-12-31' })
  })

  test('ends with its last day, filled or not', () => {
    const filled = jobSchema.parse({ ...offer, pourvue: true, date_expiration: '2026-11-27' })
    expect(isOpen('jobs', filled, '2026-11-27')).toBe(true)
    expect(isOpen('jobs', filled, '2026-11-28')).toBe(false)
  })

  test.each(['oui', 1])('is no answer where it is not one: « %s »', (verifiee) => {
    expect(jobSchema.safeParse({ ...offer, verifiee }).success).toBe(false)
  })
})
