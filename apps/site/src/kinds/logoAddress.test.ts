import { expect, it } from 'vitest'
import { iconAddress, tabIcon } from './logoAddress.ts'

const media = (name: string) => ({
  name,
  alternativeText: null,
  caption: null,
  formats: null,
  mime: 'image/webp',
  url: `/uploads/${name}`,
  width: 512,
  height: 512,
})

it('icons have the address of their picture: the icon, else the logo, else none', () => {
  const logo = media('un logo.webp')
  const icon = media('carre.webp')
  expect(tabIcon({ logo, icon })).toEqual({
    href: '/icone-48.png?v=carre.webp',
    type: 'image/png',
  })
  expect(iconAddress('icone-512.png', { logo, icon: null })).toBe('/icone-512.png?v=un%20logo.webp')
})

it('without a picture they are where they always were', () => {
  expect(tabIcon({ logo: null, icon: null })).toEqual({
    href: '/favicon.svg',
    type: 'image/svg+xml',
  })
  expect(iconAddress('icone-512.png', { logo: null, icon: null })).toBe('/icone-512.png')
})
