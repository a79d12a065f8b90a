/** A text in French, and in the other languages of the site where it has been translated. */
export type Localised = { fr: string; en?: string; ar?: string }

/**
 * One news article of the demo content (spec 2.8). `contenu` is Markdown whose headings start
 * at `##`; an image in it is written `![alt](seed:<picture>)`, and the seed puts the address
 * of the uploaded picture in the place of `seed:<picture>`.
 */
export interface SeedArticle {
  slug: string
  titre: Localised
  contenu: Localised
  /** ISO 8601, UTC: the hour of Ouagadougou. For a draft, when it was last written. */
  publishedAt: string
  /** Key of a category of categoriesAndTags.ts. */
  category: string
  /** Keys of tags of categoriesAndTags.ts, the one shown above the title first; may be empty. */
  tags: string[]
  /** Name of a drawn picture, or null: the site then shows the cloth of the slug. */
  picture: string | null
  pictureAlt: Localised | null
  /** True for an article that visitors must never see. */
  draft?: boolean
}
