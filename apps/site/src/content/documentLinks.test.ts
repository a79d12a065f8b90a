import { expect, it } from 'vitest'
import { markdownToHtml } from './markdown.ts'
import { sanitise } from './sanitise.ts'

const path = '/documents/programme_0123456789.pdf'

it('a link to a document says what comes, in the language of the page', () => {
  const text = `[Le **programme**](${path}?o=1258291), [l’accueil](/)`
  expect(markdownToHtml(text)).toBe(
    `<p><a href="${path}">Le <strong>programme</strong> (PDF, 1,2\u202fMo)</a>, <a href="/">l’accueil</a></p>\n`,
  )
  expect(markdownToHtml(text, 'en')).toContain('</strong> (PDF, 1.2 MB)</a>')
})

it('two on a line say each its own, and one whose size nobody noted its kind', () => {
  const html = `<a href="${path}">Un</a> <a href="/documents/b_0123456789.docx?o=2048">Deux</a>`
  expect(sanitise(html)).toBe(
    `<a href="${path}">Un (PDF)</a> <a href="/documents/b_0123456789.docx">Deux (Word, 2\u202fko)</a>`,
  )
})

it('what only looks like a document is left as it is', () => {
  const html = '<a href="/documents/autre.html">Autre</a>'
  expect(sanitise(html)).toBe(html)
})
