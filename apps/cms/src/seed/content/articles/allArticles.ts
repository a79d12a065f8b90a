import { commerceArticles } from './commerce.ts'
import { digitalArticles } from './digital.ts'
import { emploiArticles } from './emploi.ts'
import { entrepriseArticles } from './entreprise.ts'
import { formationArticles } from './formation.ts'
import type { SeedArticle } from './seedArticle.ts'
import { vieDeSiraArticles } from './vieDeSira.ts'

/** Every article of the demo content, two drafts among them. */
export const allArticles: SeedArticle[] = [
  ...emploiArticles,
  ...formationArticles,
  ...digitalArticles,
  ...entrepriseArticles,
  ...commerceArticles,
  ...vieDeSiraArticles,
]
