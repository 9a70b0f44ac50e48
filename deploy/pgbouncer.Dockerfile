FROM debian:13-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER nobody
EXPOSE 6432
CMD ["pgbouncer", "/etc/liftoff/pgbouncer.ini"]
