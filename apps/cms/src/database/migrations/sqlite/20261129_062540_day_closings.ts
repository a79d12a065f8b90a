import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`clotures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`jour\` text NOT NULL,
  	\`attendu\` numeric NOT NULL,
  	\`compte\` numeric NOT NULL,
  	\`ecart\` numeric NOT NULL,
  	\`motif\` text,
  	\`par\` text NOT NULL,
  	\`depuis\` text NOT NULL,
  	\`arrete\` text NOT NULL,
  	\`coupures\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`clotures_jour_idx\` ON \`clotures\` (\`jour\`);`)
  await db.run(sql`CREATE INDEX \`clotures_updated_at_idx\` ON \`clotures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clotures_created_at_idx\` ON \`clotures\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`clotures\`;`)
}
