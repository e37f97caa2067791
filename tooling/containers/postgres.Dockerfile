# Replaces the PostgreSQL image with the parts that deploy/compose.yaml uses, with Debian's PostgreSQL.
FROM docker.io/library/debian:12-slim
RUN groupadd --system --gid 999 postgres \
  && useradd --system --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres
RUN mkdir /etc/postgresql-common \
  && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-15 \
  && rm -rf /var/lib/apt/lists/*
RUN mkdir /docker-entrypoint-initdb.d \
  && install --directory --owner postgres --group postgres --mode 1777 /var/lib/postgresql/data \
  && install --directory --owner postgres --group postgres --mode 3777 /run/postgresql
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/15/bin
ENV PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
EXPOSE 5432
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
