import { toast, useDocumentEvents } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Plan } from '../../publication/plans/plans.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { replacedWords } from './planWords.ts'

interface Plans {
  plans: Plan[]
  /** True once it is done. */
  ask(path: string, data: object): Promise<boolean>
}

/** Plans of a record, read again after each change. */
export function usePlans(address: string | undefined): Plans {
  const { mostRecentUpdate } = useDocumentEvents()
  const [plans, setPlans] = useState<Plan[]>([])

  const read = useCallback(async (): Promise<Plan[] | undefined> => {
    if (address === undefined) return undefined
    const outcome = await callApi<{ plans: Plan[] }>(address)
    if (outcome.done) setPlans(outcome.body.plans)
    else tellProblem(outcome.message)
    return outcome.done ? outcome.body.plans : undefined
  }, [address])

  useEffect(() => {
    void read()
  }, [read])

  const readAfterSave = useEffectEvent(async () => {
    // A save plans nothing; published by hand, it takes back what was.
    if (plans.length === 0) return
    const now = await read()
    const isGone = (plan: Plan) => now?.every(({ id }) => id !== plan.id)
    // Else somebody else took it back.
    const { doc } = mostRecentUpdate ?? {}
    const isPublication = doc && '_status' in doc && doc._status === 'published'
    const awaited = ({ type, failure, at }: Plan) =>
      type === 'publish' && failure === null && Date.parse(at) > Date.now()
    if (!isPublication) return
    for (const plan of plans) if (isGone(plan) && awaited(plan)) toast.info(replacedWords(plan))
  })
  useEffect(() => {
    // Each save may have been a publication.
    if (mostRecentUpdate) void readAfterSave()
  }, [mostRecentUpdate])

  async function ask(path: string, data: object): Promise<boolean> {
    const outcome = await callApi<{ message: string }>(`${address}${path}`, data)
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) await read()
    return outcome.done
  }

  return { plans, ask }
}
