import { defaultSettings } from '@sira/contract/records/settings'
import { expect, it } from 'vitest'
import { fr } from '../i18n/fr.ts'
import { localBusiness, organization } from './company.ts'

const icon = {
  name: 'carre.webp',
  alternativeText: null,
  caption: null,
  formats: null,
  mime: 'image/webp',
  url: '/uploads/carre.webp',
  width: 512,
  height: 512,
}

it.each([
  [null, 'https://a.example/icone-512.png'],
  [icon, 'https://a.example/icone-512.png?v=carre.webp'],
])('search engines are told of the mark, or of the icon that staff chose', (chosen, address) => {
  const settings = { ...defaultSettings, icon: chosen }
  const page = { settings, words: fr, origin: 'https://a.example', address: '', picture: '' }
  expect(organization(page).logo).toBe(address)
  expect(localBusiness(page).image).toBe(address)
})
