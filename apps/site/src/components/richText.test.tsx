import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './RichText.tsx'

const address = 'https://youtu.be/dQw4w9WgXcQ'

test('A video in a text is asked for by the visitor, in the words of the page', () => {
  const html = renderToStaticMarkup(<RichText locale="ar" markdown={`Avant.\n\n${address}`} />)
  expect(html).toMatch(/<details.*<summary.*مشاهدة الفيديو.*<\/summary><iframe[^>]*loading="lazy"/s)
  expect(html).not.toContain(address)
})

test('What staff called a video can do no harm', () => {
  const name = '[&lt;img src=x onerror=alert(1)&gt; "a](https://youtu.be/dQw4w9WgXcQ)'
  const html = renderToStaticMarkup(<RichText locale="fr" markdown={name} />)
  expect(html).toContain('<iframe title="&lt;img src=x onerror=alert(1)&gt; &quot;a"')
  expect(html).not.toContain('<img')
})
