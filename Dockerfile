# Both parts in one image (docs/how-to/deploy.md). BUILD_BASE has npm; what runs is the Node of
# package.json, which npm brings, on any Debian 12 or newer.
ARG BUILD_BASE=node:24-trixie-slim
ARG BASE=debian:trixie-slim

# The packages alone: a layer that stays as it is until package-lock.json changes.
FROM ${BUILD_BASE} AS packages
WORKDIR /opt/sira
COPY package.json package-lock.json ./
COPY apps/cms/package.json apps/cms/
COPY apps/site/package.json apps/site/
COPY packages/cloth/package.json packages/cloth/
COPY packages/contract/package.json packages/contract/
COPY packages/host/package.json packages/host/
COPY packages/response-cache/package.json packages/response-cache/
# What comes along for builds, for other systems and for editors: nothing that runs loads it, and it
# is more than a third of the whole. A release leaves out the same.
COPY scripts/release/leftOut.txt /tmp/
RUN npm ci --omit=dev --no-audit --no-fund \
  && cd node_modules \
  && rm -rf $(cat /tmp/leftOut.txt) \
  && find . -type f -name '*.map' -delete \
  && find . -type f '(' -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete

FROM ${BUILD_BASE} AS build
WORKDIR /opt/sira
COPY . .
RUN npm ci --no-audit --no-fund
# There is no git here: --build-arg SIRA_COMMIT=$(git rev-parse --short=12 HEAD)
ARG SIRA_COMMIT=
ENV PATH=/opt/sira/node_modules/node/bin:$PATH SIRA_COMMIT=${SIRA_COMMIT}
RUN node scripts/build.ts \
  && rm -rf apps/cms/.next/cache node_modules apps/*/node_modules

FROM ${BASE}
# Such as postgresql-client, which backups of a PostgreSQL database need.
ARG MORE_PACKAGES=
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    ca-certificates ${MORE_PACKAGES} \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
  && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin sira \
  && install --directory --owner=sira --group=sira --mode=0700 /data /backups
COPY --from=packages /opt/sira /opt/sira
COPY --from=build /opt/sira /opt/sira
WORKDIR /opt/sira
ENV NODE_ENV=production DATA_DIR=/data PATH=/opt/sira/node_modules/node/bin:$PATH
# A number, so that whoever runs it can see that it is not root.
USER 10001
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --start-period=15m --interval=10s --timeout=5s CMD ["node", "scripts/health.ts"]
# With `site` or `cms`: that part alone.
ENTRYPOINT ["node", "scripts/start.ts"]
