import { Button, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { NextInList } from '../../../messages/workflow/nextInList.ts'
import { callApi } from '../../calls/callApi.ts'
import { adminAddress } from '../../dashboard/adminAddress.ts'
import { listBehind, noteOpened } from './openedFrom.ts'

/** The words of the link to the next one. */
const words: Readonly<Record<string, string>> = {
  devis: 'Demande suivante',
  contacts: 'Message suivant',
}

interface NextLinkProps {
  collection: string
  /** Of the record that was seen to. */
  id: number
}

/** The way to the next record, with how many are left; back to the list where none is. */
export function NextLink({ collection, id }: NextLinkProps) {
  const list = listBehind(`${collection}/${id}`)
  const [found, setFound] = useState<NextInList>()
  const saving = useFormProcessing()
  const place = useRef<HTMLSpanElement>(null)
  const offered = useRef(false)

  useEffect(() => {
    callApi<NextInList>(`${collection}/${id}/next?${list}`).then((outcome) => {
      if (outcome.done) setFound(outcome.body)
    })
  }, [collection, id, list])

  useEffect(() => {
    // While it is saved, the field that somebody writes in is closed and has no focus: see useFocusKept.
    if (!found || saving || offered.current) return
    offered.current = true
    // After an answer, the focus goes to the next record, unless the person has moved it already.
    const { activeElement } = document
    const idle = activeElement === document.body || activeElement?.closest('.doc-controls')
    if (idle) place.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [found, saving])

  if (found === undefined) return null
  const { next, left } = found
  return (
    <span ref={place} className="sira-next">
      <span role="status" className="sr-only">
        {next === null ? 'Plus rien n’attend dans cette liste.' : `Encore ${left} dans la liste.`}
      </span>
      {next === null ? (
        <Button el="link" to={`${adminAddress(collection)}?${list}`} buttonStyle="secondary">
          Retour à la liste
        </Button>
      ) : (
        <Button
          el="link"
          to={adminAddress(collection, next)}
          onClick={() => noteOpened(`${collection}/${next}`, list, true)}
        >
          {words[collection] ?? 'Suivante'} ({left})
        </Button>
      )}
    </span>
  )
}
