import { isBelow, programPaths } from '@sira/contract/programPaths'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { keepPost } from '../outbox/keepPost.ts'
import { keptAnswer } from './keptAnswer.ts'
import { forgetOwnCopies, isOwnList } from './ownCopy.ts'

/** Milliseconds; on a line this slow it will not come any more. */
const patience = 30_000

/** The message to pages about a form that could not be sent and that nothing sends later. */
const unsent = 'unsent'

interface Ways {
  /** Sends a message to the open pages. */
  tell(message: string): Promise<void>
  /** Asks the browser to wake the worker once there is a network. */
  sendLater(): Promise<void>
}

/** Forms that the browser posts itself: what finds no network leaves nobody with an error page. */
export function catchPosts({ tell, sendLater }: Ways): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && !isBelow(url.pathname, programPaths),
    async ({ request }) => {
      const copy = request.clone()
      // A post to a person's own list may change it, so its copies are dropped: they are made anew.
      if (isOwnList(new URL(request.url).pathname)) await forgetOwnCopies()
      try {
        return await inTime(wholeAnswer(request))
      } catch {
        const isKept = await keepPost(copy).catch(() => false)
        if (isKept) await sendLater().catch(() => undefined)
        const answer = isKept ? await keptAnswer(copy.url) : undefined
        if (answer) return answer
        await tell(unsent)
        // No content: the browser stays on the page, with all typed text.
        return new Response(null, { status: 204 })
      }
    },
    'POST',
  )
}

/** Waits for the whole body: a truncated page would replace the form and its text. */
async function wholeAnswer(request: Request): Promise<Response> {
  const answer = await fetch(request)
  await answer.clone().arrayBuffer()
  return answer
}

function inTime(response: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience))
  return Promise.race([response, late])
}
