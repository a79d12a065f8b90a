import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { namedTexts } from './eachText.ts'
import { homeTexts } from './home/homePage.ts'
import { isTextPage, isTextPageType, textPages, textsOfType } from './textPages.ts'

/** What the back office and the wire write beside the texts. */
const kept = ['id', 'globalType', 'createdAt', 'updatedAt', '_status']
const textsOf = ({ parts }: (typeof textPages)[keyof typeof textPages]) =>
  parts.flatMap(({ texts }) => namedTexts(texts).map(([, text]) => text))

describe('the pages whose texts staff may write anew', () => {
  it.each(Object.entries(textPages))('%s is known by its name and by its type', (name, page) => {
    expect(isTextPage(name)).toBe(true)
    expect(isTextPageType(page.type)).toBe(true)
    expect(isTextPage(page.type)).toBe(false)
    expect(isTextPageType(name)).toBe(false)
  })

  it.each(['', 'constructor', '__proto__', 'page-', 'settings'])('%j is none of them', (name) => {
    expect(isTextPage(name)).toBe(false)
    expect(isTextPageType(name)).toBe(false)
  })

  it('have texts by names that are nobody else’s', () => {
    for (const { type } of Object.values(textPages)) {
      for (const name of textsOfType(type)) {
        expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/)
        expect(kept).not.toContain(name)
      }
    }
    expect(textsOfType('page-accueil').toSorted()).toEqual(Object.keys(homeTexts).toSorted())
  })

  it('are told apart by staff: no two texts of a page have the same label', () => {
    for (const page of Object.values(textPages)) {
      const labels = textsOf(page).map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  it('say nothing in markup, and nothing twice', () => {
    for (const page of Object.values(textPages)) {
      for (const { code } of locales) {
        const texts = textsOf(page).map((text) => text[code])
        expect(new Set(texts).size).toBe(texts.length)
        for (const text of texts) expect(text).not.toMatch(/[<>{}]|^\s|\s$/)
      }
    }
  })
})
