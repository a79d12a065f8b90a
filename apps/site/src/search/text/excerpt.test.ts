import { expect, it } from 'vitest'
import { excerpt, marked } from './excerpt.ts'

const looking = (...stems: string[]) => ({ stems, words: new Set<string>() })
const shown = (parts: ReturnType<typeof marked>) =>
  parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')

it('marks what was looked for as it is written', () => {
  expect(shown(marked('L’Été, les étés et l’étude', looking('ete')))).toBe(
    'L’[Été], les [étés] et l’étude',
  )
  expect(shown(marked('كلّ التدريب', looking('تدريب')))).toBe('كلّ [التدريب]')
})

it('marks short words where they are whole', () => {
  const marks = { stems: [], words: new Set(['cv']) }
  expect(shown(marked('CV et cvthèque', marks))).toBe('[CV] et cvthèque')
})

it('shows the part of a long text where the word stands, cut between words', () => {
  const text = `${'avant '.repeat(80)}comptable ${'après '.repeat(80)}`
  const part = shown(excerpt(text, looking('comptable')))
  expect(part).toMatch(/^… avant .* \[comptable\] après .* après…$/)
  expect(part.length).toBeLessThan(220)
})

it('begins at the beginning where the word stands in the title alone', () => {
  expect(shown(excerpt('Un texte court.', looking('absent')))).toBe('Un texte court.')
})
