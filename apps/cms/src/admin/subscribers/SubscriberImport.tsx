'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { type ImportReport, largestFile } from '../../messages/newsletter/imports/importReport.ts'
import { base64Of } from '../calls/base64Of.ts'
import { callApi } from '../calls/callApi.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { Problem } from '../dialog/Problem.tsx'
import { ImportChoice } from './ImportChoice.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { joinedInWords } from './importInWords.ts'

const path = 'newsletters/import'

interface Read {
  /** Base64: sent again when it is to be done, and kept nowhere else. */
  file: string
  report: ImportReport
}

/** A file is chosen, what would come of it is read, then it is done or left. */
export function SubscriberImport() {
  const [read, setRead] = useState<Read>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)

  async function look(chosen: File) {
    setRead(undefined)
    if (chosen.size > largestFile) {
      setProblem('Ce fichier dépasse 2 Mo : partagez-le.')
      return
    }
    setBusy(true)
    const file = await base64Of(chosen).catch(() => undefined)
    if (file === undefined) {
      // Some browsers read a file only as it was when it was chosen.
      setBusy(false)
      setProblem('Ce fichier a changé depuis : choisissez-le de nouveau.')
      return
    }
    const outcome = await callApi<ImportReport>(path, { file })
    setBusy(false)
    setProblem(outcome.done ? '' : outcome.message)
    if (!outcome.done) return
    setRead({ file, report: outcome.body })
    requestAnimationFrame(() => heading.current?.focus())
  }

  async function bringIn({ file, report }: Read) {
    setBusy(true)
    const outcome = await callApi<ImportReport>(path, { file, joining: report.joining })
    setBusy(false)
    if (outcome.done) {
      toast.success(joinedInWords(outcome.body.joining))
      router.push(adminAddress('newsletters'))
      return
    }
    setRead(undefined)
    setProblem(
      `${outcome.message} Qui est déjà inscrit le reste : relire le fichier dit qui manque.`,
    )
  }

  return (
    <>
      <ImportChoice busy={busy} onChoose={look} />
      <Problem>{problem}</Problem>
      {read !== undefined && (
        <ImportPreview
          heading={heading}
          report={read.report}
          busy={busy}
          onConfirm={() => bringIn(read)}
          list={adminAddress('newsletters')}
        />
      )}
    </>
  )
}
