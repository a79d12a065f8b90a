import { expect, it } from 'vitest'
import { excerpt, marked } from './excerpt.ts'

const shown = (parts: ReturnType<typeof marked>) =>
  parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')

it('marks what was looked for as it is written', () => {
  expect(shown(marked('L’Été, les étés et l’étude', ['ete']))).toBe(
    'L’[Été], les [étés] et l’étude',
  )
  expect(shown(marked('كلّ التدريب', ['تدريب']))).toBe('كلّ [التدريب]')
})

it('shows the part of a long text where the word stands, cut between words', () => {
  const text = `${'avant '.repeat(80)}comptable ${'après '.repeat(80)}`
  const part = shown(excerpt(text, ['comptable']))
  expect(part).toMatch(/^… avant .* \[comptable\] après .* après…$/)
  expect(part.length).toBeLessThan(220)
})

it('begins at the beginning where the word stands in the title alone', () => {
  expect(shown(excerpt('Un texte court.', ['absent']))).toBe('Un texte court.')
})
