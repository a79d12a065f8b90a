/** A tag of a page, or a whole `<script>` or `<style>` with its code. */
export interface HtmlTag {
  /** `meta`, `/p`, `script`; empty for a comment or the doctype. */
  name: string
  /** As it stands in the page: the tag, or the element with its code. */
  text: string
  /** Names and values between the name and the `>`. */
  attributes: string
  /** Of `<script>` and `<style>` only. */
  code: string | undefined
}

/**
 * Everything in `html` that is no text (HTML, 13.2.5): a comment, the doctype, an element whose
 * text is code, or one tag with its attributes. Matched one after the other, so that a `<style>`
 * in an attribute, in a comment or in code is never taken for an element.
 */
const attributesPattern = `(?:"[^"]*"|'[^']*'|[^"'>])*`
const tag = new RegExp(
  `<!--.*?-->|<!${attributesPattern}>|` +
    `<(script|style)(?=[\\s/>])(${attributesPattern})>(.*?)</\\1\\s*>|` +
    `<(/?[a-z][^\\s/>]*)(${attributesPattern})>`,
  'gis',
)

/** Writes `html` anew: `rewrite` gives what stands in the place of each tag. */
export function rewriteTags(html: string, rewrite: (found: HtmlTag) => string): string {
  return html.replace(
    tag,
    (text, coded?: string, inCoded = '', code?: string, name = '', own = '') =>
      rewrite({
        name: (coded ?? name).toLowerCase(),
        text,
        attributes: coded === undefined ? own : inCoded,
        code: coded === undefined ? undefined : code,
      }),
  )
}

/** The tags of `html` in their order. */
export function tagsIn(html: string): HtmlTag[] {
  const found: HtmlTag[] = []
  rewriteTags(html, (one) => {
    found.push(one)
    return ''
  })
  return found
}
