import { expect, it } from 'vitest'
import { trailFromHome } from '../components/trail.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { breadcrumbList } from './breadcrumbList.ts'

it('search engines are told the trail that visitors see, by whole addresses', () => {
  const words = dictionaryOf('en')
  const news = { name: 'News & <views>', route: words.routes.news }
  const page = 'https://sira.example/en/actualite/un'
  const { itemListElement } = breadcrumbList(trailFromHome(words, news, { name: 'Un' }), page)
  expect(itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: words.menu.home,
      item: 'https://sira.example/en/accueil',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'News & <views>',
      item: 'https://sira.example/en/nos-actualites',
    },
    { '@type': 'ListItem', position: 3, name: 'Un', item: page },
  ])
})
