# Where Node listens.

probe alive {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# Visitors: every process with ROLE=all or ROLE=site, each named again in vcl_init.
backend site_1 {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = alive;
    .connect_timeout = 2s;
    .first_byte_timeout = 20s;
}
backend site_2 {
    .host = "127.0.0.1";
    .port = "3002";
    .probe = alive;
    .connect_timeout = 2s;
    .first_byte_timeout = 20s;
}

# Staff: the one process with ROLE=all or ROLE=studio.
backend studio {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 120s;
}

sub vcl_init {
    new sites = directors.round_robin();
    sites.add_backend(site_1);
    sites.add_backend(site_2);
}
