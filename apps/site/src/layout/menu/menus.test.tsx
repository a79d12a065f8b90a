import { routes } from '@sira/contract/routes'
import { describe, expect, test } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { ar } from '../../i18n/ar.ts'
import { fr } from '../../i18n/fr.ts'
import { withPageTexts } from '../../i18n/withPageTexts.ts'
import { BottomBar } from './BottomBar.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { MainMenu } from './MainMenu.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const current = /<a[^>]*?href="([^"]*)"[^>]*? aria-current="(\w+)"/g
const currentIn = (markup: string) =>
  [...markup.matchAll(current)].map(([, href, is]) => [href, is])
const mainMenu = (path: string) => currentIn(rendered(<MainMenu path={path} words={fr} />).html)

const addresses = [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...['/jobs/comptable', '/formations/excel', '/actualite/un-emploi', '/sira-biblio'],
]

describe('The current item of a menu', () => {
  test.each(addresses)('is one at most on %s', (path) => {
    for (const Menu of [MainMenu, BottomBar, Shortcuts]) {
      const found = currentIn(rendered(<Menu path={path} words={fr} />).html)
      expect(found.length).toBeLessThanOrEqual(1)
    }
  })

  test('is called the page only where its link leads to this page', () => {
    expect(mainMenu('/nos-offres-emplois')).toEqual([['/nos-offres-emplois', 'page']])
    expect(mainMenu('/jobs/comptable')).toEqual([['/nos-offres-emplois', 'true']])
    expect(mainMenu('/services/livraison')).toEqual([['/services/livraison', 'page']])
    expect(mainMenu('/services/formations-profesionnelles')).toEqual([
      ['/services/formations-profesionnelles', 'page'],
    ])
    expect(mainMenu('/faq')).toEqual([])
  })

  test('is the same page under its second address', () => {
    expect(mainMenu('/')).toEqual([['/accueil', 'page']])
    expect(mainMenu('/services/trainings')).toEqual([['/nos-formations', 'page']])
    expect(mainMenu('/services/strategie-marketing-digital')).toEqual([
      ['/digital/strategie-marketing-digital', 'page'],
    ])
  })
})

test('A language is named in itself alone, whatever the language of the page', () => {
  for (const words of [fr, ar]) {
    const { html } = rendered(<LanguageChoice address="/faq?a=1" words={words} />)
    const names = [...html.matchAll(/lang="(\w+)"[^>]*>([^<]+)</g)].map(([, code, name]) => [
      code,
      name,
    ])
    expect(names).toEqual([
      ['en', 'English'],
      ['fr', 'Français'],
      ['ar', 'العربية'],
    ])
  }
})

describe('What staff wrote for the menus', () => {
  const written = { mainHome: 'La maison', mainAbout: 'La maison', servicePagesDelivery: 'Courses' }
  const words = withPageTexts(fr, 'menus', { ...written, footerAbout: 'Depuis 2010.' })

  test('stands in them, beside what nobody wrote anew', () => {
    const { text } = rendered(<MainMenu path="/faq" words={words} />)
    expect(text).toMatch(/^La maison La maison Services .*Courses/)
    expect(words.footer).toEqual({ ...fr.footer, about: 'Depuis 2010.' })
    expect(words.menu.close).toBe(fr.menu.close)
  })

  test('marks one item, though two have the same name', () => {
    const { html } = rendered(<MainMenu path={fr.routes.about} words={words} />)
    expect(currentIn(html)).toEqual([[fr.routes.about, 'page']])
    expect(html.match(/decoration-3/g)).toHaveLength(1)
  })
})
