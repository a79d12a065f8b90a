import type { Settings } from '@sira/contract/records/settings'
import { expect, test } from 'vitest'
import { rendered } from '../../test/markup.ts'
import { Brand } from './Brand.tsx'

const media = (name: string, width: number, height: number) => ({
  name,
  alternativeText: 'autre chose',
  caption: null,
  formats: null,
  mime: 'image/webp',
  url: `/uploads/${name}`,
  width,
  height,
})
const shown = (logo: Settings['logo'], light = false) =>
  rendered(<Brand settings={{ brandName: 'Faso', logo }} home="/" light={light} />).html

test('The head shows the woven mark and the name until there is a logo', () => {
  expect(shown(null)).toMatch(/<svg .*<\/svg>Faso<\/a>$/)
})

test('A wide logo is named by the company, and stands for its name', () => {
  const html = shown(media('large.webp', 800, 200))
  expect(html).toContain('src="/logo/1x.webp?v=large.webp"')
  expect(html).toMatch(/srcset="\/logo\/2x\.webp\?v=large\.webp 2x"/i)
  expect(html).toContain('width="168" height="42" alt="Faso"')
  expect(html).not.toMatch(/Faso<\/a>/)
})

test('A square logo stands before the name, and is not read twice', () => {
  const html = shown(media('carre.webp', 512, 512))
  expect(html).toContain('width="44" height="44" alt=""')
  expect(html).toMatch(/Faso<\/a>$/)
})

test('Who saves data gets one small picture', () => {
  expect(shown(media('large.webp', 800, 200), true)).not.toMatch(/srcset/i)
})

test('A picture of a foreign server that says no size of it is not shown', () => {
  expect(shown({ ...media('large.webp', 0, 0), width: null, height: null })).toContain('<svg')
})
