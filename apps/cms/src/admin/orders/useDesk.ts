import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../calls/callApi.ts'

/** The state of one record's payments: loaded when it is opened, and after every action there. */
export function useDesk<Desk>(path: string) {
  const [desk, setDesk] = useState<Desk>()
  const [problem, setProblem] = useState<string>()
  const router = useRouter()

  const look = useCallback(async () => {
    const outcome = await callApi<Desk>(path)
    if (outcome.done) setDesk(outcome.body)
    else setProblem(outcome.message)
  }, [path])

  useEffect(() => {
    look()
  }, [look])

  async function changed() {
    await look()
    router.refresh()
  }

  return { desk, problem, changed }
}
