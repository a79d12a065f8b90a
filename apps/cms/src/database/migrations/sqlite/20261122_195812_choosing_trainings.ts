import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`thematiques\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`thematiques_updated_at_idx\` ON \`thematiques\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`thematiques_created_at_idx\` ON \`thematiques\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`thematiques_locales\` (
  	\`nom\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`thematiques\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`thematiques_locales_locale_parent_id_unique\` ON \`thematiques_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`thematiques_locales_parent_id_idx\` ON \`thematiques_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`ville\` text;`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`thematique_id\` integer REFERENCES thematiques(id);`)
  await db.run(sql`CREATE INDEX \`formations_thematique_idx\` ON \`formations\` (\`thematique_id\`);`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_ville\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_thematique_id\` integer REFERENCES thematiques(id);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_thematique_idx\` ON \`_formations_v\` (\`version_thematique_id\`);`)
  await db.run(sql`ALTER TABLE \`formateurs\` ADD \`photo_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`formateurs_photo_idx\` ON \`formateurs\` (\`photo_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`thematiques_id\` integer REFERENCES thematiques(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_thematiques_id_idx\` ON \`payload_locked_documents_rels\` (\`thematiques_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`thematiques\`;`)
  await db.run(sql`DROP TABLE \`thematiques_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_formations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date_formation\` text,
  	\`nombre_heures\` numeric,
  	\`avec_certificat\` integer DEFAULT false,
  	\`avec_test\` integer DEFAULT false,
  	\`prix_formation\` numeric,
  	\`niveau\` text,
  	\`date_fin\` text,
  	\`video_url\` text,
  	\`formateur_id\` integer,
  	\`typesformation_id\` integer,
  	\`modesformation_id\` integer,
  	\`slug\` text,
  	\`published_at\` text,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`formateur_id\`) REFERENCES \`formateurs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`typesformation_id\`) REFERENCES \`typesformations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`modesformation_id\`) REFERENCES \`modesformations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_formations\`("id", "date_formation", "nombre_heures", "avec_certificat", "avec_test", "prix_formation", "niveau", "date_fin", "video_url", "formateur_id", "typesformation_id", "modesformation_id", "slug", "published_at", "deleted_at", "updated_at", "created_at", "_status") SELECT "id", "date_formation", "nombre_heures", "avec_certificat", "avec_test", "prix_formation", "niveau", "date_fin", "video_url", "formateur_id", "typesformation_id", "modesformation_id", "slug", "published_at", "deleted_at", "updated_at", "created_at", "_status" FROM \`formations\`;`)
  await db.run(sql`DROP TABLE \`formations\`;`)
  await db.run(sql`ALTER TABLE \`__new_formations\` RENAME TO \`formations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`formations_date_formation_idx\` ON \`formations\` (\`date_formation\`);`)
  await db.run(sql`CREATE INDEX \`formations_prix_formation_idx\` ON \`formations\` (\`prix_formation\`);`)
  await db.run(sql`CREATE INDEX \`formations_date_fin_idx\` ON \`formations\` (\`date_fin\`);`)
  await db.run(sql`CREATE INDEX \`formations_formateur_idx\` ON \`formations\` (\`formateur_id\`);`)
  await db.run(sql`CREATE INDEX \`formations_typesformation_idx\` ON \`formations\` (\`typesformation_id\`);`)
  await db.run(sql`CREATE INDEX \`formations_modesformation_idx\` ON \`formations\` (\`modesformation_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`formations_slug_idx\` ON \`formations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`formations_published_at_idx\` ON \`formations\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`formations_updated_at_idx\` ON \`formations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`formations_created_at_idx\` ON \`formations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`formations__status_idx\` ON \`formations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__formations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_date_formation\` text,
  	\`version_nombre_heures\` numeric,
  	\`version_avec_certificat\` integer DEFAULT false,
  	\`version_avec_test\` integer DEFAULT false,
  	\`version_prix_formation\` numeric,
  	\`version_niveau\` text,
  	\`version_date_fin\` text,
  	\`version_video_url\` text,
  	\`version_formateur_id\` integer,
  	\`version_typesformation_id\` integer,
  	\`version_modesformation_id\` integer,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_deleted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_formateur_id\`) REFERENCES \`formateurs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_typesformation_id\`) REFERENCES \`typesformations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_modesformation_id\`) REFERENCES \`modesformations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__formations_v\`("id", "parent_id", "version_date_formation", "version_nombre_heures", "version_avec_certificat", "version_avec_test", "version_prix_formation", "version_niveau", "version_date_fin", "version_video_url", "version_formateur_id", "version_typesformation_id", "version_modesformation_id", "version_slug", "version_published_at", "version_deleted_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_date_formation", "version_nombre_heures", "version_avec_certificat", "version_avec_test", "version_prix_formation", "version_niveau", "version_date_fin", "version_video_url", "version_formateur_id", "version_typesformation_id", "version_modesformation_id", "version_slug", "version_published_at", "version_deleted_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_formations_v\`;`)
  await db.run(sql`DROP TABLE \`_formations_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__formations_v\` RENAME TO \`_formations_v\`;`)
  await db.run(sql`CREATE INDEX \`_formations_v_parent_idx\` ON \`_formations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_date_formation_idx\` ON \`_formations_v\` (\`version_date_formation\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_prix_formation_idx\` ON \`_formations_v\` (\`version_prix_formation\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_date_fin_idx\` ON \`_formations_v\` (\`version_date_fin\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_formateur_idx\` ON \`_formations_v\` (\`version_formateur_id\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_typesformation_idx\` ON \`_formations_v\` (\`version_typesformation_id\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_modesformation_idx\` ON \`_formations_v\` (\`version_modesformation_id\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_slug_idx\` ON \`_formations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_published_at_idx\` ON \`_formations_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_updated_at_idx\` ON \`_formations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_created_at_idx\` ON \`_formations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version__status_idx\` ON \`_formations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_created_at_idx\` ON \`_formations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_updated_at_idx\` ON \`_formations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_snapshot_idx\` ON \`_formations_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_published_locale_idx\` ON \`_formations_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_latest_idx\` ON \`_formations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_formateurs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`prenoms\` text,
  	\`nom\` text,
  	\`coordonnees\` text,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_formateurs\`("id", "prenoms", "nom", "coordonnees", "deleted_at", "updated_at", "created_at") SELECT "id", "prenoms", "nom", "coordonnees", "deleted_at", "updated_at", "created_at" FROM \`formateurs\`;`)
  await db.run(sql`DROP TABLE \`formateurs\`;`)
  await db.run(sql`ALTER TABLE \`__new_formateurs\` RENAME TO \`formateurs\`;`)
  await db.run(sql`CREATE INDEX \`formateurs_updated_at_idx\` ON \`formateurs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`formateurs_created_at_idx\` ON \`formateurs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`blogs_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`formations_id\` integer,
  	\`formateurs_id\` integer,
  	\`typesformations_id\` integer,
  	\`modesformations_id\` integer,
  	\`modespayments_id\` integer,
  	\`jobs_id\` integer,
  	\`compagnies_id\` integer,
  	\`jobdomains_id\` integer,
  	\`jobtypes_id\` integer,
  	\`experience_levels_id\` integer,
  	\`biblios_id\` integer,
  	\`faqs_id\` integer,
  	\`media_id\` integer,
  	\`redirections_id\` integer,
  	\`devis_id\` integer,
  	\`contacts_id\` integer,
  	\`newsletters_id\` integer,
  	\`letters_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formations_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formateurs_id\`) REFERENCES \`formateurs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typesformations_id\`) REFERENCES \`typesformations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modesformations_id\`) REFERENCES \`modesformations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modespayments_id\`) REFERENCES \`modespayments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`compagnies_id\`) REFERENCES \`compagnies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobdomains_id\`) REFERENCES \`jobdomains\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobtypes_id\`) REFERENCES \`jobtypes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experience_levels_id\`) REFERENCES \`experience_levels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`biblios_id\`) REFERENCES \`biblios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirections_id\`) REFERENCES \`redirections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`letters_id\`) REFERENCES \`letters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "media_id", "redirections_id", "devis_id", "contacts_id", "newsletters_id", "letters_id", "users_id") SELECT "id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "media_id", "redirections_id", "devis_id", "contacts_id", "newsletters_id", "letters_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_formations_id_idx\` ON \`payload_locked_documents_rels\` (\`formations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_formateurs_id_idx\` ON \`payload_locked_documents_rels\` (\`formateurs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_typesformations_id_idx\` ON \`payload_locked_documents_rels\` (\`typesformations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modesformations_id_idx\` ON \`payload_locked_documents_rels\` (\`modesformations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modespayments_id_idx\` ON \`payload_locked_documents_rels\` (\`modespayments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_compagnies_id_idx\` ON \`payload_locked_documents_rels\` (\`compagnies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobdomains_id_idx\` ON \`payload_locked_documents_rels\` (\`jobdomains_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobtypes_id_idx\` ON \`payload_locked_documents_rels\` (\`jobtypes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experience_levels_id_idx\` ON \`payload_locked_documents_rels\` (\`experience_levels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_biblios_id_idx\` ON \`payload_locked_documents_rels\` (\`biblios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirections_id_idx\` ON \`payload_locked_documents_rels\` (\`redirections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devis_id_idx\` ON \`payload_locked_documents_rels\` (\`devis_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_letters_id_idx\` ON \`payload_locked_documents_rels\` (\`letters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
