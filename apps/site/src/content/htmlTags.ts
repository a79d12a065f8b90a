/** A tag of a page, or a whole `<script>` or `<style>` with its code. */
export interface HtmlTag {
  /** `meta`, `/p`, `script`; empty for a comment or the doctype. */
  name: string
  /** As it stands in the page: the tag, or the element with its code; and where. */
  text: string
  index: number
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
const attributesPattern = `[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*`
const tag = new RegExp(
  `<!--.*?-->|<!${attributesPattern}>|` +
    `<(script|style)(?=[\\s/>])(${attributesPattern})>(.*?)</\\1\\s*>|` +
    `<(/?[a-z][^\\s/>]*)(${attributesPattern})>`,
  'gis',
)

/** The tags of `html` in their order. */
export function tagsIn(html: string): HtmlTag[] {
  return Array.from(html.matchAll(tag), tagOf)
}

/** Writes `html` anew: `rewrite` gives what stands in the place of each tag, `undefined` to leave it. */
export function rewriteTags(
  html: string,
  tags: readonly HtmlTag[],
  rewrite: (found: HtmlTag) => string | undefined,
): string {
  let written = ''
  let end = 0
  for (const found of tags) {
    const instead = rewrite(found)
    if (instead === undefined) continue
    written += html.slice(end, found.index) + instead
    end = found.index + found.text.length
  }
  return written + html.slice(end)
}

function tagOf(match: RegExpExecArray): HtmlTag {
  const [text, coded, inCoded = '', code, name = '', own = ''] = match
  return {
    name: (coded ?? name).toLowerCase(),
    text,
    index: match.index,
    attributes: coded === undefined ? own : inCoded,
    code,
  }
}
