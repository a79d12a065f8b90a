import { defaultSettings } from '@sira/contract/records/settings'
import { describe, expect, it } from 'vitest'
import { translationOffer } from './translationOffer.ts'

const on = { ...defaultSettings, pageTranslation: true }
const page = { path: '/ar/faq', searchParams: new URLSearchParams(), locale: 'ar' } as const
const asked = { ...page, searchParams: new URLSearchParams('page=2&traduire=oui') }

describe('the offer of the page-translation service (product 2.2)', () => {
  it('is off by default, and on French pages', () => {
    expect(translationOffer(defaultSettings, page).state).toBe('off')
    expect(translationOffer(on, { ...page, path: '/faq', locale: 'fr' }).state).toBe('off')
  })

  it('leads to the translation of the same page, and back', () => {
    expect(translationOffer(on, page)).toMatchObject({
      state: 'possible',
      service: 'translate.google.com',
      address: '/ar/faq?traduire=oui',
    })
    expect(translationOffer(on, asked)).toMatchObject({
      state: 'asked',
      address: '/ar/faq?page=2',
    })
  })

  it('names every origin once, and leaves out what is no address', () => {
    const settings = {
      ...on,
      translationScript: 'https://mots.example/element.js',
      translationHosts: ' https://mots.example/x  https://api.mots.example:8443 ; script-src',
    }
    expect(translationOffer(settings, page).origins).toEqual([
      'https://mots.example',
      'https://api.mots.example:8443',
    ])
  })
})
