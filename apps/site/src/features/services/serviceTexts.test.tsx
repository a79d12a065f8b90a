import { locales } from '@sira/contract/locales'
import { describe, expect, it } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { fr } from '../../i18n/fr.ts'
import { withPageTexts } from '../../i18n/withPageTexts.ts'
import { Advice } from './screens/Advice.tsx'
import { ProfessionalTraining } from './screens/ProfessionalTraining.tsx'

describe('the texts of the services', () => {
  const advice = fr.serviceScreens.advice

  it('are those of staff, and the original ones where they wrote none', () => {
    const written = { questions2Question: 'Qui vend déjà cela\u00a0?', lead: '<i>Savoir</i>' }
    const { html, text } = rendered(<Advice words={withPageTexts(fr, 'conseils', written)} />)
    expect(text).toContain('Qui vend déjà cela\u00a0?')
    expect(text).toContain(advice.questions[1].answer)
    expect(text).toContain(advice.title)
    expect(html).toContain('&lt;i&gt;Savoir&lt;/i&gt;')
  })

  it('change one service, and nothing that is no text of its page', () => {
    const words = withPageTexts(fr, 'conseils', { title: 'Études', subject: 'x', description: 'x' })
    expect(words.serviceScreens.advice).toEqual({ ...advice, title: 'Études' })
    expect({ ...words.serviceScreens, advice }).toEqual(fr.serviceScreens)
  })

  it('stand in every language, in lists within lists', () => {
    for (const { code } of locales) {
      const written = { formats4Facts3: 'Replay' }
      const words = withPageTexts(dictionaryOf(code), 'formation', written)
      expect(rendered(<ProfessionalTraining words={words} />).text).toContain('Replay')
    }
  })
})
