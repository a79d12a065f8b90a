// @vitest-environment jsdom
import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownMarkdown } from '../../src/admin/editor/markdown/shownMarkdown.ts'
import { writtenMarkdown } from '../../src/admin/editor/markdown/writtenMarkdown.ts'
import { documentOf, documentOnPage, schema } from './documentOf.ts'
import { type Part, randomDocument } from './randomDocument.ts'
import { readDocument } from './readDocument.ts'

/** The same documents each time: a hunt for rare ones takes `PROPERTY_RUNS=10000`, and new ones. */
const hunted = Number(process.env.PROPERTY_RUNS ?? 0)
const runs = hunted > 0 ? { numRuns: hunted } : { numRuns: 150, seed: 2026 }

test('A text says on the page what was written in the editor', () => {
  const isSame = (part: Part) => {
    const document = Node.fromJSON(schema, part)
    const markdown = writtenMarkdown(document)
    expect(readDocument(documentOnPage(markdown)), markdown).toEqual(readDocument(document))
  }
  fc.assert(fc.property(randomDocument, isSame), runs)
})

test('A text that is opened and saved again is the same to the letter', () => {
  const isStable = (part: Part) => {
    const markdown = writtenMarkdown(Node.fromJSON(schema, part))
    expect(writtenMarkdown(documentOf(shownMarkdown(markdown)))).toBe(markdown)
  }
  fc.assert(fc.property(randomDocument, isStable), runs)
})
