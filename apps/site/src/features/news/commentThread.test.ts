import { expect, test } from 'vitest'
import { commentThread } from './commentThread.ts'

test('A comment thread is keyed on the slug of the article (product 2.8)', () => {
  expect(commentThread('https://avis.example/fil?page={slug}', 'cv d’une page')).toBe(
    'https://avis.example/fil?page=cv%20d%E2%80%99une%20page',
  )
})

test('Without a comment service there is none', () => {
  expect(commentThread(null, 'un-article')).toBeNull()
})
