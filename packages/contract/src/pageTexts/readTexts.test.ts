import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { aboutTexts } from './about/aboutPage.ts'
import { namedTexts } from './eachText.ts'
import { homeTexts } from './home/homePage.ts'
import { originalTexts } from './originalTexts.ts'
import { readTexts } from './readTexts.ts'
import { textPages, textsOfType } from './textPages.ts'

describe('the texts of a page', () => {
  it('are the original ones in each language where nothing was written', () => {
    for (const { code } of locales) {
      for (const nothing of [{}, null, 'x', { heading: null }, { heading: '  ' }]) {
        expect(readTexts(homeTexts, code, nothing)).toEqual(originalTexts(homeTexts, code))
      }
    }
    expect(originalTexts(homeTexts, 'fr').heading).toBe('Apprendre, travailler, entreprendre.')
  })

  it('are what was written where there is room for it, and nothing else besides', () => {
    const long = 'a'.repeat(homeTexts.toContact.longest + 1)
    const written = { heading: ' Bonjour ', toContact: long, secret: 'x', aboutLink: 7 }
    const original = originalTexts(homeTexts, 'en')
    expect(readTexts(homeTexts, 'en', written)).toEqual({ ...original, heading: 'Bonjour' })
  })

  it.each([
    '\u200b',
    ' \u200e\u200f ',
    '\u202e\u2066',
    '\u00ad\ufeff',
    '\u3164',
    '\u2800',
    '\u0000',
  ])('are the original ones where nobody sees what was written: %j', (heading) => {
    const { heading: original } = originalTexts(homeTexts, 'fr')
    expect(readTexts(homeTexts, 'fr', { heading }).heading).toBe(original)
  })

  it.each([
    ['\u202eBonjour\u202c', 'Bonjour'],
    ['Nous \u2066Sira\u2069', 'Nous Sira'],
    // These belong to how a word is written, or how a picture is put together.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['دورات \u200eSira\u200e', 'دورات \u200eSira\u200e'],
    ['👩\u200d💻', '👩\u200d💻'],
    ['apprentis\u00adsage', 'apprentis\u00adsage'],
  ])('turn no other words around, and keep what they need: %j', (heading, shown) => {
    expect(readTexts(homeTexts, 'ar', { heading }).heading).toBe(shown)
  })

  it('are named by where they stand, and come back in the shape of the page', () => {
    const { why } = readTexts(aboutTexts, 'fr', { why2Title: 'Des gens de métier' })
    const original = originalTexts(aboutTexts, 'fr').why
    expect(why).toEqual([original[0], { ...original[1], title: 'Des gens de métier' }, original[2]])
  })

  it('have room for the original ones, and one place in one part of their page', () => {
    for (const { parts, type } of Object.values(textPages)) {
      expect(new Set(textsOfType(type)).size).toBe(textsOfType(type).length)
      for (const [, text] of parts.flatMap(({ texts }) => namedTexts(texts))) {
        for (const { code } of locales) expect(text[code].length).toBeLessThanOrEqual(text.longest)
      }
    }
  })
})
