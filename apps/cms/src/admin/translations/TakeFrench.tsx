'use client'

import { PopupList, toast, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

/**
 * In a translation: puts the French text into the fields that are empty, to be translated there.
 * Nothing is saved, and nothing counts as translated, before a person saves it.
 */
export function TakeFrench() {
  const { id, collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { dispatchFields, getDataByPath, setModified } = useForm()
  const { code } = useLocale()
  if (code === 'fr' || id === undefined || collectionSlug === undefined) return null
  const { fields } = getEntityConfig({ collectionSlug })

  async function take() {
    const address = `${collectionSlug}/${id}?locale=fr&fallback-locale=null&draft=true&depth=0`
    const outcome = await callApi<Record<string, unknown>>(address)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return
    }
    const empty = localisedTexts(fields).filter((path) => !getDataByPath(path))
    const taken = empty.filter((path) => outcome.body[path])
    for (const path of taken) dispatchFields({ type: 'UPDATE', path, value: outcome.body[path] })
    if (taken.length === 0) {
      toast.info('Aucun champ vide : rien n’a été repris du français.')
      return
    }
    setModified(true)
    toast.success('Texte français repris dans les champs vides. Traduisez-le, puis enregistrez.')
  }

  return <PopupList.Button onClick={take}>Partir du texte français</PopupList.Button>
}

function localisedTexts(fields: readonly ClientField[]): string[] {
  return fields.flatMap((field) =>
    (field.type === 'text' || field.type === 'textarea') && field.localized === true
      ? [field.name]
      : [],
  )
}
