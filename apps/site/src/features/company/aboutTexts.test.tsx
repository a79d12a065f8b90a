import { defaultSettings } from '@sira/contract/records/settings'
import { describe, expect, it } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { fr } from '../../i18n/fr.ts'
import { withPageTexts } from '../../i18n/withPageTexts.ts'
import { About } from './About.tsx'

describe('the texts of the page of the company', () => {
  const shown = (written: unknown) =>
    rendered(<About settings={defaultSettings} words={withPageTexts(fr, 'a-propos', written)} />)

  it('are those of staff, and the original ones where they wrote none', () => {
    const { text } = shown({ tabs4Heading: 'Depuis 2012', why1Title: 'On décroche' })
    expect(text).toContain('Depuis 2012')
    expect(text).not.toContain(fr.about.tabs[3].heading)
    expect(text).toContain('On décroche')
    expect(text).toContain(fr.about.tabs[0].heading)
  })

  it('are paragraphs line by line, and texts whatever is written in them', () => {
    const { html } = shown({ tabs1Text: 'Un <b>mot</b>.\r\n\r\nPuis un autre.' })
    expect(html).toContain('>Un &lt;b&gt;mot&lt;/b&gt;.</p>')
    expect(html).toContain('>Puis un autre.</p>')
    expect(html).not.toContain('text-[1.1rem]"></p>')
  })
})
