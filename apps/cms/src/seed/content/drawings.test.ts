import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type DrawingKind, drawingFile, drawingOf, sceneDescriptions } from './drawings.ts'
import { arabicLetters, typographyFaults } from './textRules.ts'

const kinds = ['scenes', 'portraits', 'covers', 'payments'] as const satisfies DrawingKind[]
const drawings = kinds.flatMap((kind) =>
  drawingOf(kind).options.map((name) => [kind, name] as const),
)

describe('The drawings of the demo content', () => {
  test('describe each scene in three languages, well set', () => {
    expect(Object.keys(sceneDescriptions).toSorted()).toEqual(
      drawingOf('scenes').options.toSorted(),
    )
    for (const { fr, ar } of Object.values(sceneDescriptions)) {
      expect(typographyFaults(fr)).toEqual([])
      expect(ar).toMatch(arabicLetters)
    }
  })

  test.each(drawings)(
    '%s/%s weighs little, asks nothing of elsewhere and runs nothing',
    (kind, name) => {
      const svg = readFileSync(drawingFile(kind, name), 'utf8')
      expect(svg.length).toBeLessThan(25_000)
      expect(svg).not.toMatch(/<script|<image|href=|\son\w+=|url\((?!#)/)
    },
  )
})
