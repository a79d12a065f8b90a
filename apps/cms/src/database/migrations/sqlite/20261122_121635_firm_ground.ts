import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`recovery\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`security\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second_factor_required\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`formateurs\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`typesformations\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`modesformations\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`modespayments\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`jobdomains\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`jobtypes\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`experience_levels\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`biblios\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`replaced_files\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`letters\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`emails\` ADD \`mailbox\` text;`)
  await db.run(sql`ALTER TABLE \`emails\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`mailbox_createdAt_idx\` ON \`emails\` (\`mailbox\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_createdAt_idx\` ON \`emails\` (\`kind\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`search_synonyms\` text;`)
  await db.run(sql`ALTER TABLE \`reception\` ADD \`trash_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`security\`;`)
  await db.run(sql`DROP INDEX \`mailbox_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`kind_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`emails\` DROP COLUMN \`mailbox\`;`)
  await db.run(sql`ALTER TABLE \`emails\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`tags\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`formations\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`formateurs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`typesformations\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`modesformations\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`modespayments\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`jobdomains\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`jobtypes\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`experience_levels\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`biblios\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`replaced_files\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`letters\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`search_synonyms\`;`)
  await db.run(sql`ALTER TABLE \`reception\` DROP COLUMN \`trash_days\`;`)
}
