import { defaultSettings } from '@sira/contract/records/settings'
import { expect, it } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { ar } from '../../i18n/ar.ts'
import { fr } from '../../i18n/fr.ts'
import { Nearby } from './Nearby.tsx'

it.each([
  [fr, 'Avenue Kwamé N’Krumah, Ouagadougou, Burkina Faso'],
  [ar, 'شارع كوامي نكروما، واغادوغو، بوركينا فاسو'],
])('the agency stands in its town alone, in whatever letters (%#)', (words, address) => {
  const { html } = rendered(
    <Nearby
      trainings={[]}
      jobs={[]}
      delivery={{ inCapital: 1000, elsewhere: 2000 }}
      settings={{ ...defaultSettings, address }}
      words={words}
    />,
  )
  const [, ...towns] = html.split('<section ')
  const withAgency = towns.filter((town) => town.includes(words.nearby.pickup(address)))
  expect(withAgency.map((town) => /id="([^"]+)"/.exec(town)?.[1])).toEqual(['ouagadougou'])
})
