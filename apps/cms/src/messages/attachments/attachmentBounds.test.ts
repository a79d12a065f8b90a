import { expect, it } from 'vitest'
import {
  attachmentBounds,
  largestTogether,
  mostAttachments,
  refusedTogether,
} from './attachmentBounds.ts'

const file = (size: number) => ({ name: 'devis.pdf', size })

it('the sentence that says what may go along is true', () => {
  expect(attachmentBounds).toContain(
    `${mostAttachments} fichiers, ${largestTogether / 1024 / 1024} Mo`,
  )
})

it('files are counted, weighed together, and none is empty', () => {
  expect(refusedTogether([])).toBeUndefined()
  expect(refusedTogether([file(largestTogether)])).toBeUndefined()
  expect(refusedTogether([file(largestTogether), file(1)])).toContain('dépassent 7 Mo ensemble')
  expect(refusedTogether(Array.from({ length: 6 }, () => file(1)))).toBe(
    'Au plus 5 pièces jointes par réponse.',
  )
  expect(refusedTogether([file(1), file(0)])).toBe('«\u00a0devis.pdf\u00a0» est vide.')
})
