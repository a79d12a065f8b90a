import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { problemOf } from '../dispatch/problemOf.ts'
import { jobProblems } from '../dispatch/problemWords.ts'
import { fileFormState } from './fileFormState.tsx'

const words = dictionaryOf('fr')
const { application: t } = words

/** What a page without script says above its form, and the name in it. */
function page(status: number, typed: Record<string, string>) {
  const outcome = { state: 'refused', typed, ...problemOf({ status }, jobProblems(words)) } as const
  const state = fileFormState(outcome, 'alert', '/deposer-un-cv', words)
  const said = state.alert || state.problemAt('cv')?.alert
  return { said: renderToStaticMarkup(said), name: state.typed('nom') }
}

describe('A form with files that was not taken, on a page without script', () => {
  it.each([429, 503, 413])(
    'says for %i where what was typed is, if nobody has read it',
    (status) => {
      const { said } = page(status, {})
      expect(said).toContain(t.goBack)
      expect(said).not.toContain(t.chooseAgain)
      expect(said).not.toContain('encore là')
    },
  )

  it('shows what was typed once somebody has read it', () => {
    const { said, name } = page(503, { nom: 'Awa Ouédraogo' })
    expect(name).toBe('Awa Ouédraogo')
    expect(said).toContain(t.chooseAgain)
    expect(said).not.toContain(t.goBack)
  })
})
