import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { leanStyles } from './leanStyles.ts'

const css =
  '.a{color:red}.b{color:#00f}.sm\\:mt-1\\.5{margin:1px}.made{left:0}.group:hover .b{top:0}body{color:#000}'
const nothing = { scripts: '', sheets: '' }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (body: string) => ({
  html: `<style>${css}</style><body>${body}</body>`,
  policy: `style-src 'self' ${hash(css)} 'sha256-autre'`,
})
const sheetOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

it('leaves out the rules of classes that the page has not', () => {
  const sheet = sheetOf(leanStyles(nothing)(page('<p class="a sm:mt-1.5">')).html)
  expect(sheet).toContain('.a{')
  expect(sheet).toContain('margin:1px')
  expect(sheet).toContain('body{')
  expect(sheet).not.toContain('.b')
})

it('keeps what a script may put in, in the page or loaded later', () => {
  const loaded = sheetOf(leanStyles({ ...nothing, scripts: 'x.className="made"' })(page('')).html)
  expect(loaded).toContain('.made')
  const inPage = sheetOf(leanStyles(nothing)(page('<script>x.className=`made b`</script>')).html)
  expect(inPage).toContain('.made')
  expect(inPage).toContain('.b')
})

it('tells the policy the hash of the new sheet, and takes out what the page has not', () => {
  const { html, policy } = leanStyles(nothing)(page('<p class="a">'))
  expect(policy).toBe(`style-src 'self' ${hash(sheetOf(html))}`)
})

it('makes the sheet of pages of one kind once', () => {
  const lean = leanStyles(nothing)
  expect(sheetOf(lean(page('<p class="a">un')).html)).toBe(
    sheetOf(lean(page('<i class="a">')).html),
  )
})

it('reads the sheets of the build alone: what staff write in a title is left as it is', () => {
  const title = "<style>a{content:'&quot; http-equiv=refresh'}</style>"
  const head = `<meta property="og:title" content="${title}"><!-- <style> -->`
  const { html, policy } = leanStyles(nothing)({
    html: `${head}<style>${css}</style><style>p{color:'x'}</style><p class="a">`,
    policy: page('').policy,
  })
  const [, lean = ''] = /<style>(body.*?|\.a.*?)<\/style>/s.exec(html) ?? []
  expect(html).toBe(`${head}<style>${lean}</style><style>p{color:'x'}</style><p class="a">`)
  expect(lean).not.toContain('.b')
  expect(policy).toContain(hash(lean))
})

it('does not stop at a title that names the tags of HTML', () => {
  const title = 'Comprendre les balises <style> et <script> en HTML'
  const { html } = leanStyles(nothing)({
    html: `<meta content="${title}"><style>${css}</style><p class="a">`,
    policy: page('').policy,
  })
  expect(html).toContain(`<meta content="${title}"><style>.a{`)
})

it('leaves out the custom properties that nothing reads', () => {
  const tokens =
    ':root{--read:red;--last:var(--other);--other:1px;--later:2px;--named:3px;--beside:4px}'
  const rules = '.a{color:var(--read)}.gone{top:var(--last)}'
  const sheet = `@property --shadow{syntax:"*";inherits:false}${tokens}${rules}`
  const beside = '.a{left:var(--beside)}'
  const later = { scripts: 'get("--named")', sheets: 'p{top:var(--later)}' }
  const { html } = leanStyles(later)({
    html: `<style>${sheet}</style><style>${beside}</style><p class="a">`,
    policy: [sheet, beside].map(hash).join(' '),
  })
  const left = [...sheetOf(html).matchAll(/--\w+(?=:|\{)/g)].map(String)
  expect(left).toEqual(['--read', '--later', '--named', '--beside'])
})

it('leaves out the rules of elements that the page has not, and no script makes', () => {
  const sheet =
    'pre,p{margin:1px}:where(select,sup) i{top:0}table b{top:0}ul{left:0}ol{left:1px}b:is(.a,kbd){top:1px}'
  const { html } = leanStyles({ ...nothing, scripts: 'h("ul")' })({
    html: `<style>${sheet}</style><script>x="<ol>"</script><p class="a"><b>ici</b> <i>là</i>`,
    policy: hash(sheet),
  })
  expect(sheetOf(html)).toBe('p{margin:1px}ul{left:0}ol{left:1px}b:is(.a,kbd){top:1px}')
})

it('leaves out the rules of parts that only fields for a day, a number or a file have, without one', () => {
  const sheet =
    'button,::file-selector-button{margin:0}::-webkit-datetime-edit{padding:0}::-webkit-inner-spin-button{height:auto}::placeholder{opacity:1}'
  const on = (html: string) => {
    const page = { html: `<style>${sheet}</style>${html}`, policy: hash(sheet) }
    return sheetOf(leanStyles(nothing)(page).html)
  }
  expect(on('<button>Aller</button><input type="text">')).toBe(
    'button{margin:0}::placeholder{opacity:1}',
  )
  expect(on('<input type="date">')).toContain('datetime-edit')
  expect(on('<input type="number">')).toContain('inner-spin-button')
  expect(on('<input type="file">')).toContain('file-selector')
})

it('names the face of our languages only where a page has one of their letters', () => {
  const sheet =
    '@font-face{font-family:Lettres du pays;src:url(/a.woff2);unicode-range:U+25B}p{margin:1px}'
  const on = (html: string) => {
    const page = { html: `<style>${sheet}</style>${html}`, policy: hash(sheet) }
    return sheetOf(leanStyles(nothing)(page).html)
  }
  expect(on('<p>Ouédraogo</p>')).toBe('p{margin:1px}')
  expect(on('<p>Sɛnɔ</p>')).toContain('Lettres du pays')
})
