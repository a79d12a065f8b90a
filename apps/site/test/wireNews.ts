/** An article as the contract gives it with `populate=*`. */
export function wireArticle(slug: string, more: Record<string, unknown> = {}) {
  return {
    id: 7,
    attributes: {
      slug,
      titre: `Titre de ${slug}`,
      contenu: '# Bonjour',
      createdAt: '2026-11-01T08:00:00.000Z',
      updatedAt: '2026-11-02T08:00:00.000Z',
      publishedAt: '2026-11-03T08:00:00.000Z',
      image: { data: null },
      tags: { data: [{ id: 3, attributes: wireNamed('Emploi') }] },
      category: { data: { id: 2, attributes: wireNamed('Conseils') } },
      ...more,
    },
  }
}

export function wireNamed(nom: string) {
  return {
    nom,
    slug: nom.toLowerCase(),
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
  }
}

export function wireList(records: unknown[], pagination: Record<string, number> = {}) {
  const total = records.length
  return {
    data: records,
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total, ...pagination } },
  }
}
