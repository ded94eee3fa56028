/* Players for a house, so cheap that the house is what is measured: one thread, epoll.
 *
 *     load PORT TABLES SECONDS RATE WARM_UP < matches
 *
 * Each line of the input is a prepared match: its id and the cookies of its two guests. TABLES matches are played at
 * once, by two lines each: both guests sit down with a nonce, whoever is to move answers with a random legal move, and
 * when a match is over the next one is begun. RATE is in moves a second over all tables; 0 is as fast as they go, one
 * move at a time on each table. With SECONDS 0 nobody moves: when all sit, "held" is printed, and the end of the input
 * ends it.
 *
 * A move's time is from when it was due to be sent until the mover's own frame. Prints one line of JSON.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define BUFFER 16384
#define COOKIE 200
#define NAP 50000 /* nanoseconds between two looks at the clock when moves are paced */

typedef struct Table Table;

typedef struct {
    Table *table;
    int fd, seat;
    int open;    /* the handshake is done */
    int seated;  /* has heard a frame of the match */
    int ready;   /* `move` may be sent */
    int waiting; /* a move was sent, its frame has not come */
    int over;
    int met; /* has heard a frame of any match */
    double sent, ready_at;
    char move[16];
    size_t have;
    char in[BUFFER + 1];
} Line;

struct Table {
    Line lines[2];
    double due;
};

typedef struct {
    char id[32], cookies[2][COOKIE];
} Prepared;

static Prepared *prepared;
static size_t prepared_count, next_match;
static int port, epoll, starved, finished, seated;
static double seconds, rate;
static float *times;
static size_t times_count, times_room;
static uint64_t random_state = 88172645463325252ULL, command_id = 1;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static uint64_t random_number(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

static void fail(const char *why, const char *what) {
    fprintf(stderr, "%s: %.300s\n", why, what);
    exit(1);
}

static void send_all(Line *line, const void *data, size_t size) {
    if (write(line->fd, data, size) != (ssize_t)size) fail("cannot send", strerror(errno));
}

static void send_frame(Line *line, int opcode, const char *text, size_t size) {
    static const unsigned char mask[4] = {0x37, 0xfa, 0x21, 0x3d};
    unsigned char out[256];
    if (size > 125) fail("a message is too long", text);
    out[0] = (unsigned char)(0x80 | opcode);
    out[1] = (unsigned char)(0x80 | size);
    memcpy(out + 2, mask, 4);
    for (size_t i = 0; i < size; i++) out[6 + i] = (unsigned char)text[i] ^ mask[i & 3];
    send_all(line, out, size + 6);
}

static void sit(Line *line) {
    char text[126];
    int size = snprintf(text, sizeof text, "{\"t\":\"sit\",\"id\":%llu,\"seat\":%d,\"nonce\":\"%016llx%016llx\"}",
                        (unsigned long long)command_id++, line->seat, (unsigned long long)random_number(),
                        (unsigned long long)random_number());
    send_frame(line, 1, text, (size_t)size);
}

static void send_move(Line *line, double due) {
    char text[126];
    int size = snprintf(text, sizeof text, "{\"t\":\"move\",\"id\":%llu,\"move\":\"%s\"}",
                        (unsigned long long)command_id++, line->move);
    line->ready = 0;
    line->waiting = 1;
    line->sent = due;
    send_frame(line, 1, text, (size_t)size);
}

static void open_line(Line *line, const Prepared *match) {
    static uint32_t host; /* everybody comes from an address of their own, as people do */
    struct sockaddr_in house = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    struct sockaddr_in own = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7f010000u + 1 + host++ % 60000)};
    char request[1024];
    int one = 1;
    house.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    line->fd = socket(AF_INET, SOCK_STREAM, 0);
    setsockopt(line->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (line->fd < 0 || bind(line->fd, (void *)&own, sizeof own) || connect(line->fd, (void *)&house, sizeof house))
        fail("cannot connect", strerror(errno));
    fcntl(line->fd, F_SETFL, O_NONBLOCK);
    line->open = line->seated = line->ready = line->waiting = line->over = 0;
    line->have = 0;
    int size = snprintf(request, sizeof request,
                        "GET /ws/%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: %s\r\n\r\n",
                        match->id, port, match->cookies[line->seat]);
    send_all(line, request, (size_t)size);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = line};
    epoll_ctl(epoll, EPOLL_CTL_ADD, line->fd, &event);
}

static void begin_next(Table *table) {
    if (next_match == prepared_count) {
        starved++;
        return;
    }
    const Prepared *match = &prepared[next_match++];
    for (int seat = 0; seat < 2; seat++) open_line(&table->lines[seat], match);
}

static void note_time(double time) {
    if (times_count == times_room) {
        times_room = times_room ? times_room * 2 : 1 << 16;
        times = realloc(times, sizeof *times * times_room);
    }
    times[times_count++] = (float)time;
}

static void choose_move(Line *line, const char *legal, double at) {
    const char *texts[256];
    int count = 0;
    for (const char *p = legal; *p == '"' && count < 256;) {
        texts[count++] = p + 1;
        p = strchr(p + 1, '"') + 1;
        if (*p == ',') p++;
    }
    if (!count) return;
    const char *chosen = texts[random_number() % (uint64_t)count];
    size_t size = strcspn(chosen, "\"");
    if (size >= sizeof line->move) fail("a move is too long", chosen);
    memcpy(line->move, chosen, size);
    line->move[size] = 0;
    line->ready = 1;
    line->ready_at = at;
    if (rate <= 0 && seconds > 0) send_move(line, at);
}

static void hear_frame(Line *line, const char *text, double at) {
    if (line->waiting) {
        line->waiting = 0;
        note_time(at - line->sent);
    }
    if (!line->seated) {
        line->seated = 1;
        seated += !line->met;
        line->met = 1;
    }
    const char *legal = strstr(text, "\"legal\":[");
    if (!legal) fail("a frame without moves", text);
    line->over = !strstr(legal, "\"ending\":null");
    if (!line->over) choose_move(line, legal + 9, at);
}

static void hear_message(Line *line, const char *text, double at) {
    if (!strncmp(text, "{\"t\":\"frame\"", 12)) hear_frame(line, text, at);
    else if (!strncmp(text, "{\"t\":\"refused\"", 14) || !strncmp(text, "{\"t\":\"failed\"", 13)) fail("refused", text);
}

/* A text frame holds a message on each line. */
static void hear(Line *line, char *text, size_t size, double at) {
    char end = text[size];
    text[size] = 0;
    for (char *next = text; next;) {
        char *message = strsep(&next, "\n");
        hear_message(line, message, at);
    }
    text[size] = end;
}

/* A closing frame holds a code of two bytes and perhaps a reason, or nothing. */
static void fail_closed(const unsigned char *payload, size_t size) {
    char what[160] = "without a code";
    if (size >= 2)
        snprintf(what, sizeof what, "%d %.*s", payload[0] << 8 | payload[1], (int)size - 2, (const char *)payload + 2);
    fail("the house has closed a line", what);
}

/* Everything that has come in whole; returns whether the match is over for both. */
static int read_frames(Line *line, double at) {
    size_t done = 0;
    while (line->have - done >= 2) {
        unsigned char *frame = (unsigned char *)line->in + done;
        size_t size = frame[1] & 127, head = 2;
        if (size == 126) {
            if (line->have - done < 4) break;
            size = (size_t)(frame[2] << 8 | frame[3]);
            head = 4;
        } else if (size == 127) fail("a frame is too long", "");
        if (line->have - done < head + size) break;
        int opcode = frame[0] & 15;
        if (opcode == 1) hear(line, (char *)frame + head, size, at);
        else if (opcode == 8) fail_closed(frame + head, size);
        else if (opcode == 9) send_frame(line, 10, (char *)frame + head, size);
        done += head + size;
    }
    line->have -= done;
    memmove(line->in, line->in + done, line->have);
    return line->table->lines[0].over && line->table->lines[1].over;
}

static void finish_handshake(Line *line) {
    line->in[line->have] = 0;
    char *end = strstr(line->in, "\r\n\r\n");
    if (!end) return;
    if (strncmp(line->in, "HTTP/1.1 101", 12)) fail("the house refuses a line", line->in);
    line->have -= (size_t)(end + 4 - line->in);
    memmove(line->in, end + 4, line->have);
    line->open = 1;
    sit(line);
}

static void readable(Line *line) {
    ssize_t got = read(line->fd, line->in + line->have, BUFFER - line->have);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) fail("a line was cut", got ? strerror(errno) : "");
    line->have += (size_t)got;
    if (!line->open) finish_handshake(line);
    if (line->open && read_frames(line, now())) {
        finished++;
        close(line->table->lines[0].fd);
        close(line->table->lines[1].fd);
        begin_next(line->table);
    }
}

static void send_due_moves(Table *tables, int count, double at) {
    double gap = count / rate;
    for (int i = 0; i < count; i++)
        for (int seat = 0; seat < 2; seat++) {
            Line *line = &tables[i].lines[seat];
            if (!line->ready || tables[i].due > at) continue;
            double due = tables[i].due > line->ready_at ? tables[i].due : line->ready_at;
            send_move(line, due);
            tables[i].due = due + gap;
        }
}

static void read_matches(void) {
    size_t room = 0;
    Prepared match;
    while (scanf("%31s %199s %199s", match.id, match.cookies[0], match.cookies[1]) == 3) {
        if (prepared_count == room) prepared = realloc(prepared, sizeof *prepared * (room = room ? room * 2 : 1024));
        prepared[prepared_count++] = match;
    }
}

static int by_size(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static double percentile(double share) {
    return times_count ? times[(size_t)(share * (double)(times_count - 1))] * 1000 : 0;
}

static double processor_time(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6;
}

static void hear_for_a_while(void) {
    struct epoll_event events[256];
    struct timespec nap = {0, rate > 0 ? NAP : 100000000};
    int count = epoll_pwait2(epoll, events, 256, &nap, NULL);
    /* A table's two lines may both be in one batch; when the first one ends the match, the second has been replaced by
     * a new line that is merely not readable yet. */
    for (int i = 0; i < count; i++) readable(events[i].data.ptr);
}

int main(int argc, char **argv) {
    if (argc != 6) fail("usage", "load PORT TABLES SECONDS RATE WARM_UP < matches");
    port = atoi(argv[1]);
    int count = atoi(argv[2]);
    seconds = atof(argv[3]);
    rate = atof(argv[4]);
    double warm_up = atof(argv[5]);
    read_matches();
    epoll = epoll_create1(0);
    Table *tables = calloc((size_t)count, sizeof *tables);
    double start = now();
    for (int i = 0; i < count; i++) {
        for (int seat = 0; seat < 2; seat++) tables[i].lines[seat] = (Line){.table = &tables[i], .seat = seat};
        tables[i].due = start + (rate > 0 ? i / rate : 0);
        begin_next(&tables[i]);
    }
    while (seated < 2 * count) hear_for_a_while();
    double sat = now() - start;
    if (seconds <= 0) {
        printf("{\"seated\": %.6f}\n", sat);
        fflush(stdout);
        pause();
    }
    double begin = now() + warm_up, stop = begin, cpu = 0;
    for (int measuring = 0;;) {
        double at = now();
        int starving = starved == count; /* nobody has anything left to play */
        if (!measuring && (at >= begin || starving)) {
            measuring = 1;
            times_count = 0;
            finished = 0;
            begin = at;
            stop = at + seconds;
            cpu = processor_time();
            printf("begin\n");
            fflush(stdout);
        }
        if (measuring && (starving || (at >= stop && times_count))) break; /* however slow, a move is measured */
        if (rate > 0) send_due_moves(tables, count, at);
        hear_for_a_while();
    }
    double took = now() - begin;
    if (took < 0.001) took = 0.001;
    cpu = processor_time() - cpu;
    size_t moves = times_count;
    qsort(times, times_count, sizeof *times, by_size);
    printf("{\"moves\": %zu, \"matches\": %d, \"seconds\": %.3f, \"p50\": %.3f, \"p99\": %.3f, \"p999\": %.3f, "
           "\"client_cpu\": %.3f, \"starved\": %d}\n",
           moves, finished, took, percentile(0.5), percentile(0.99), percentile(0.999), cpu / took, starved);
    return 0;
}
