import { wireNamed } from './wireNews.ts'

const times = {
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  publishedAt: '2026-11-03T08:00:00.000Z',
}

function related(nom: string) {
  return { data: { id: 1, attributes: wireNamed(nom) } }
}

/** A training as the contract gives it with `populate=*`. */
export function wireTraining(slug: string, more: Record<string, unknown> = {}) {
  return {
    id: 4,
    attributes: {
      slug,
      Theme: `Thème de ${slug}`,
      description: 'Une **description**.',
      objectifs: '<p>Objectifs</p>',
      cible: '<p>Cible</p>',
      Competences: 'Lire, Compter',
      date_formation: '2026-12-07',
      date_fin: null,
      nombre_heures: 14,
      lieu: 'Koudougou',
      langue: 'Français',
      niveau: 'Débutant',
      video_url: null,
      avec_certificat: true,
      avec_test: false,
      prix_formation: 45_000,
      ...times,
      image: { data: null },
      formateur: { data: { id: 2, attributes: { Prenoms: 'Awa', Nom: 'Sanou', ...times } } },
      typesformation: related('Certifiante'),
      modesformation: related('En salle'),
      modespayments: { data: [] },
      ...more,
    },
  }
}

/** A job offer as the contract gives it with `populate=*`. */
export function wireJob(slug: string, more: Record<string, unknown> = {}) {
  return {
    id: 5,
    attributes: {
      slug,
      titre: `Titre de ${slug}`,
      description: 'Une offre.',
      date_publication: '2026-11-10',
      date_expiration: '2026-12-10',
      pays: 'Burkina Faso',
      ville: 'Koudougou',
      urgent: null,
      ...times,
      compagnie: related('Faso Logis'),
      jobdomain: related('Numérique'),
      jobtype: related('CDI'),
      experience_level: { data: null },
      ...more,
    },
  }
}

/** A book as the contract gives it with `populate=*`. */
export function wireBook(id: number, more: Record<string, unknown> = {}) {
  return {
    id,
    attributes: {
      titre: 'Répondre à un appel d’offres',
      auteur: 'Pauline Zongo',
      prix: 12_000,
      stock: null,
      description: 'Les **pièces**, les délais.',
      ...times,
      image: { data: null },
      ...more,
    },
  }
}
