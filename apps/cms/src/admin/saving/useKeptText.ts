import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type CopyOwner, type DeviceCopy, dropCopy, readCopy } from './deviceCopies.ts'

interface KeptText {
  offered: DeviceCopy | undefined
  /** The record was saved since by somebody, perhaps with other words. */
  changedSince: boolean
  resume: () => Promise<void>
  forget: () => void
}

/** What was written in this record earlier, by the same person, and never saved. */
export function useKeptText({ account, record }: CopyOwner): KeptText {
  const { data, initialState } = useDocumentInfo()
  const { reset, setModified } = useForm()
  const [offered, setOffered] = useState<DeviceCopy>()

  // Each time the form is filled anew: what was in it until then is on the device only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    setOffered(readCopy(window.localStorage, { account, record }))
  }, [account, record, initialState])

  async function resume(): Promise<void> {
    if (!offered) return
    await reset({ ...data, ...offered.data })
    setModified(true)
    setOffered(undefined)
  }

  function forget(): void {
    dropCopy(window.localStorage, { account, record })
    setOffered(undefined)
  }

  const changedSince = offered?.base !== undefined && offered.base !== (data?.updatedAt ?? null)
  return { offered, changedSince, resume, forget }
}
