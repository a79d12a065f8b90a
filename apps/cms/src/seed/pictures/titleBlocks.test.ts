import { expect, test } from 'vitest'
import { titleBlocks } from './titleBlocks.ts'

const place = { x: 10, y: 20, width: 200, ink: '#111', accent: '#222' }
const blocks = (title: string) =>
  [...titleBlocks(title, place).matchAll(/x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)].map(
    ([, x, y, width]) => [Number(x), Number(y), Number(width)] as const,
  )

test('A title is drawn as one block for each word, as long as the word, and a rule below', () => {
  const [le, livre, rule, ...rest] = blocks('Le livre')
  expect(rest).toEqual([])
  expect(le?.[2]).toBeLessThan(livre?.[2] ?? 0)
  expect(livre?.[1]).toBe(le?.[1])
  expect(rule?.[1]).toBeGreaterThan(le?.[1] ?? 0)
})

test('No block passes the width: a long title takes more lines, a long word is cut', () => {
  const all = blocks('Anticonstitutionnellement vendre en ligne')
  for (const [x, , width] of all) expect(x + width).toBeLessThanOrEqual(place.x + place.width)
  expect(new Set(all.map(([, y]) => y)).size).toBeGreaterThan(2)
})
