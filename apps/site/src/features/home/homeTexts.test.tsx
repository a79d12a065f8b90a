import { defaultSettings } from '@sira/contract/records/settings'
import { describe, expect, it } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { ar } from '../../i18n/ar.ts'
import { fr } from '../../i18n/fr.ts'
import { withPageTexts } from '../../i18n/withPageTexts.ts'
import { Home } from './Home.tsx'

describe('the texts of the home page', () => {
  const shown = (written: unknown, words = fr) =>
    rendered(
      <Home
        settings={defaultSettings}
        words={withPageTexts(words, 'accueil', written)}
        news={null}
        offers={null}
      />,
    )

  it('are those of staff, and the original ones where they wrote none', () => {
    const { text } = shown({ heading: 'Ouvert tout l’été', secondValueText: 'Et exacts.' })
    expect(text).toContain('Ouvert tout l’été')
    expect(text).not.toContain(fr.home.heading)
    expect(text).toContain('Et exacts.')
    expect(text).toContain(fr.home.welcome)
  })

  it('are the original ones of their language, whatever is answered', () => {
    for (const nothing of [{}, null, 'down', { heading: 3 }]) {
      expect(shown(nothing, ar).text).toContain(ar.home.heading)
    }
  })

  it('are texts, whatever is written in them', () => {
    const { html } = shown({ heading: '<script>alert(1)</script>' })
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>')
  })
})
