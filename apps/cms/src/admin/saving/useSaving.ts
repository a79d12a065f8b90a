import {
  useAllFormFields,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isConnectionLost, onConnectionChange } from './connection.ts'
import { type CopyOwner, dropCopy, keepCopy } from './deviceCopies.ts'
import type { Saving } from './savingWords.ts'
import { sendAutosave } from './sendAutosave.ts'

const keepAfterMs = 1000
const saveAfterMs = 4000

interface SavingOptions {
  owner: CopyOwner
  /** The record has drafts: the back office keeps them as they are written. */
  autosaves: boolean
  /** An earlier text waits on the device: it is not written over before it is decided upon. */
  undecided: boolean
}

const start = { phase: 'quiet', kept: undefined, savedAt: undefined, refusal: '' } as const

/** Keeps what is written: on the device at once, and as a draft where the record has drafts. */
export function useSaving({ owner, autosaves, undecided }: SavingOptions): Saving {
  const { id, collectionSlug, data: saved, setUnpublishedVersionCount } = useDocumentInfo()
  const { reportUpdate } = useDocumentEvents()
  const { getData, getField, setModified } = useForm()
  const [fields, dispatch] = useAllFormFields()
  const modified = useFormModified()
  const processing = useFormProcessing()
  const { code: locale } = useLocale()
  const lost = useSyncExternalStore(onConnectionChange, isConnectionLost, () => false)
  const [state, setState] = useState<Omit<Saving, 'lost'>>(start)
  const base = useRef(updatedAtOf(saved))
  /** Grows with every save by hand: what was sent before it no longer counts. */
  const sitting = useRef(0)
  const timers = useRef<{ keep?: number | undefined; save?: number | undefined }>({})

  const keep = useEffectEvent(() => {
    timers.current.keep = undefined
    if (undecided) return
    const copy = { at: Date.now(), base: base.current, data: written(getData()) }
    const kept = keepCopy(window.localStorage, owner, copy)
    setState((before) => ({ ...before, kept }))
  })

  const save = useEffectEvent(async () => {
    timers.current.save = undefined
    if (!collectionSlug || !id || base.current === null || processing) return
    const data = written(getData())
    const begun = sitting.current
    // A refusal stays to be read while it is tried again: a session may be back, a field corrected.
    setState((before) => (before.phase === 'refused' ? before : { ...before, phase: 'saving' }))
    const request = { collection: collectionSlug, id, locale, data, base: base.current }
    const result = await sendAutosave(request)
    if (begun !== sitting.current) return
    if (result.outcome === 'refused') {
      setState((before) => ({ ...before, phase: 'refused', refusal: result.refusal }))
      return
    }
    const now = written(getData())
    if (result.outcome === 'saved') {
      base.current = result.savedAt
      // For whatever shows what was saved, such as the page beside the text.
      reportUpdate({
        entitySlug: collectionSlug,
        id,
        doc: { id },
        operation: 'update',
        updatedAt: result.savedAt,
      })
      setUnpublishedVersionCount((count) => Math.max(count, 1))
      // The one value that the back office makes itself; unless it was written meanwhile.
      if (getField('slug')?.value === data.slug && result.slug !== data.slug) {
        dispatch({ type: 'UPDATE', path: 'slug', value: result.slug })
      }
      if (JSON.stringify(now) === JSON.stringify(data)) {
        setModified(false)
        settle()
        return
      }
    }
    setState((before) => ({ ...before, phase: 'unsaved' }))
    timers.current.save ??= window.setTimeout(save, saveAfterMs)
  })

  const settle = useEffectEvent(() => {
    stop(timers.current)
    if (!undecided) dropCopy(window.localStorage, owner)
    setState({ ...start, phase: 'saved', savedAt: new Date() })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the fields is a reason to keep them.
  useEffect(() => {
    if (!modified || processing) return
    setState((before) =>
      before.phase === 'quiet' || before.phase === 'saved'
        ? { ...start, phase: 'unsaved' }
        : before,
    )
    timers.current.keep ??= window.setTimeout(keep, keepAfterMs)
    if (autosaves) timers.current.save ??= window.setTimeout(save, saveAfterMs)
  }, [fields, modified, processing])

  // Payload hands the record over while it is still busy with a save by hand; else it was refreshed.
  const takeOver = useEffectEvent(() => {
    const savedAt = updatedAtOf(saved)
    if (savedAt === base.current) return
    base.current = savedAt
    if (!processing) return
    sitting.current += 1
    settle()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that another state was saved.
  useEffect(takeOver, [saved])

  const keepNow = useEffectEvent(() => {
    if (timers.current.keep === undefined) return
    window.clearTimeout(timers.current.keep)
    keep()
  })

  useEffect(() => {
    const running = timers.current
    // The last words before a page is closed, or put aside on a phone.
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      stop(running)
    }
  }, [])

  return { ...state, lost }
}

function stop(timers: { keep?: number | undefined; save?: number | undefined }): void {
  window.clearTimeout(timers.keep)
  window.clearTimeout(timers.save)
  timers.keep = undefined
  timers.save = undefined
}

/** The fields as they can be kept: a file that was chosen cannot. */
function written({ file: _, ...data }: Record<string, unknown>): Record<string, unknown> {
  return data
}

function updatedAtOf(record: Record<string, unknown> | undefined): string | null {
  return typeof record?.updatedAt === 'string' ? record.updatedAt : null
}
