import { locales } from '@sira/contract/locales'
import { useEffect, useId, useState } from 'react'
import type { OfferedTemplate, OfferedTemplates } from '../../messages/templates/offeredTemplate.ts'
import { callApi, type Outcome } from '../calls/callApi.ts'

interface TemplateChoiceProps {
  /** The record to answer: `devis/7`. */
  record: string
  /** Nothing for none of them. */
  onChoose: (template: OfferedTemplate | undefined) => void
}

/** The templates of the team, those in the language of the visitor first. */
export function TemplateChoice({ record, onChoose }: TemplateChoiceProps) {
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome<OfferedTemplates>>()
  useEffect(() => {
    let gone = false
    void callApi<OfferedTemplates>(`${record}/templates`).then((answer) => {
      if (!gone) setOutcome(answer)
    })
    return () => {
      gone = true
    }
  }, [record])
  const { language, templates } = outcome?.done ? outcome.body : { templates: [] }
  const inWords = locales.find(({ code }) => code === language)?.name.toLowerCase()
  const own = templates.filter((one) => one.language === language)
  const others = templates.filter((one) => one.language !== language)

  return (
    <>
      <label htmlFor={id}>Modèle</label>
      <select
        id={id}
        disabled={templates.length === 0}
        onChange={({ target }) =>
          onChoose(templates.find((one) => String(one.id) === target.value))
        }
      >
        <option value="">{firstLine(outcome)}</option>
        <Options templates={own} />
        {others.length > 0 && (
          <optgroup label={`Pas en ${inWords}\u00a0: en français`}>
            <Options templates={others} />
          </optgroup>
        )}
      </select>
    </>
  )
}

function Options({ templates }: { templates: readonly OfferedTemplate[] }) {
  return templates.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}

function firstLine(outcome: Outcome<OfferedTemplates> | undefined): string {
  if (outcome === undefined) return 'Chargement…'
  if (!outcome.done) return 'Les modèles ne sont pas arrivés'
  return outcome.body.templates.length === 0 ? 'Aucun modèle n’est écrit' : 'Sans modèle'
}
