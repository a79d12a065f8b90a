import { expect, it } from 'vitest'
import { titleHeader } from '../../kinds/titleHeader.ts'
import { withKeptPages, withNotice } from './keptPage.ts'

const address = 'https://sira.example/actualite/html'
const title = 'La balise <main> vaut $& et $`'
const written = 'La balise &lt;main&gt; vaut $&amp; et $`'
const page = () =>
  new Response(
    `<title>${written} | Sira</title><meta content="La balise <main> vaut"><main id="contenu" tabindex="-1">Texte</main>`,
    { headers: { [titleHeader]: encodeURIComponent(title) } },
  )

it('the notice stands before the text, whatever the title names', async () => {
  const html = await (await withNotice(page(), address)).text()
  expect(html).toMatch(/<meta content="La balise <main> vaut"><p role="status"/)
  expect(html).toMatch(/le .+<\/p><main id="contenu" tabindex="-1">Texte<\/main>$/)
})

it('the list of what can be read holds each title as it reads', async () => {
  const offline = new Response('<ul data-kept-pages="" class="mt-3"></ul>')
  // What the worker asks of the browser's own store of pages.
  const store = { keys: async () => [new Request(address)], match: async () => page() }
  const html = await (await withKeptPages(offline, store as unknown as Cache)).text()
  expect(html).toBe(
    `<ul data-kept-pages="" class="mt-3"><li><a class="tap link" href="/actualite/html">${written}</a></li></ul>`,
  )
})
