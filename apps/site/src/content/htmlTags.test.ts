import { expect, it } from 'vitest'
import { rewriteTags, tagsIn } from './htmlTags.ts'

it('a tag is a tag only where a browser sees one', () => {
  const html =
    '<!doctype html><title>a &lt;b&gt;</title><meta content="<style>x</style> \'" name="a">' +
    "<!-- <p> --><script>if (a < b) '<p>'</script><style>p>a{}</style><p title='>'>1 < 2</p>"
  expect(tagsIn(html).map(({ name }) => name)).toEqual([
    ...['', 'title', '/title', 'meta', '', 'script', 'style', 'p', '/p'],
  ])
  expect(tagsIn(html).flatMap(({ code }) => code ?? [])).toEqual(["if (a < b) '<p>'", 'p>a{}'])
})

it('what is not rewritten stays as it was', () => {
  const html = '<P class="a">$& <b>&lt;b></b>$1'
  expect(rewriteTags(html, tagsIn(html), ({ text }) => text)).toBe(html)
  expect(rewriteTags(html, tagsIn(html), ({ name }) => (name === 'b' ? '<i $&>' : undefined))).toBe(
    '<P class="a">$& <i $&>&lt;b></b>$1',
  )
})
