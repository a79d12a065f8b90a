import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../calls/callApi.ts'

/** What the till says of one record: asked when it is opened, and after whatever is done there. */
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
