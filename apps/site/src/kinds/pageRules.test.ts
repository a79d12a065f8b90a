import { describe, expect, it } from 'vitest'
import { pathsWithout, personalPaths, ruleOf, type Trait } from './pageRules.ts'

describe('what holds for a page', () => {
  it.each<[string, Trait[]]>([
    ['/', []],
    ['/contact', ['kept']],
    ['/ar/contact?resultat=envoye', ['kept']],
    ['/contacts', []],
    ['/accueil', ['listed']],
    ['/newsletter', ['kept']],
    ['/en/newsletter/confirmer', ['indexed', 'prefetched', 'kept', 'listed']],
    ['/apercu/blogs/4', ['indexed', 'prefetched', 'kept', 'listed', 'translated']],
    ['/apercu', []],
  ])('%s lacks %j', (address, lacking) => {
    const { personal, framed, ...traits } = ruleOf(address)
    expect(Object.keys(traits).filter((trait) => !traits[trait as Trait])).toEqual(lacking)
    expect([personal, framed]).toEqual(Array(2).fill(address.startsWith('/apercu/')))
  })

  it.each(['indexed', 'prefetched', 'kept', 'listed'] as const)(
    'no page for one visitor alone is %s',
    (trait) => {
      expect(personalPaths).not.toEqual([])
      expect(pathsWithout(trait)).toEqual(expect.arrayContaining([...personalPaths]))
    },
  )
})
