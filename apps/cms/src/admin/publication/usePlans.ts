import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Plan } from '../../publication/plans/plans.ts'
import { callApi } from '../calls/callApi.ts'

interface Plans {
  plans: Plan[]
  /** True once it is done. */
  ask(path: string, data: object): Promise<boolean>
}

/** What is planned for a record, read again after each change. */
export function usePlans(address: string | undefined): Plans {
  const [plans, setPlans] = useState<Plan[]>([])

  const read = useCallback(async () => {
    if (address === undefined) return
    const outcome = await callApi<{ plans: Plan[] }>(address)
    if (outcome.done) setPlans(outcome.body.plans)
    else toast.error(outcome.message)
  }, [address])

  useEffect(() => {
    void read()
  }, [read])

  async function ask(path: string, data: object): Promise<boolean> {
    const outcome = await callApi<{ message: string }>(`${address}${path}`, data)
    if (outcome.done) toast.success(outcome.body.message)
    else toast.error(outcome.message)
    if (outcome.done) await read()
    return outcome.done
  }

  return { plans, ask }
}
