/* Preloaded into a process: writes a journal of what it does to the files of one folder.
 *
 * SZTAB_FOLDER is the folder, SZTAB_JOURNAL the file (outside of it) that the journal goes to. Each
 * record is a struct record, followed by its data:
 *
 *   C  a file was created: its name          U  a name was removed: the name
 *   W  bytes were written: the bytes         R  a file was renamed: old name, NUL, new name
 *   T  a file was cut or extended to offset  S  a file, or the folder, was synced
 *
 * A lock keeps the journal in the order in which things happened.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 4096

struct __attribute__((packed)) record {
    char kind;
    uint64_t file;
    int64_t offset;
    uint32_t length;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t watched[FILES]; /* the inode behind each descriptor of ours, else 0 */
static int journal = -1;
static char folder[4096];

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void)
{
    const char *where = getenv("SZTAB_FOLDER"), *to = getenv("SZTAB_JOURNAL");
    if (where && to && strlen(where) < sizeof folder) {
        strcpy(folder, where);
        journal = (int)openat(AT_FDCWD, to, O_WRONLY | O_CREAT | O_APPEND, 0600);
    }
}

static void note(char kind, uint64_t file, int64_t offset, const void *data, size_t length)
{
    struct record head = {kind, file, offset, (uint32_t)length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, length}};
    if (journal >= 0 && writev(journal, parts, 2) != (ssize_t)(sizeof head + length)) abort();
}

/* The name of a file in the folder; "" for the folder itself, NULL for all others. */
static const char *inside(const char *path)
{
    size_t length = strlen(folder);
    if (journal < 0 || !path || !length || strncmp(path, folder, length)) return NULL;
    if (path[length] == 0) return path + length;
    return path[length] == '/' && !strchr(path + length + 1, '/') ? path + length + 1 : NULL;
}

static uint64_t inode(int fd)
{
    struct stat found;
    return fstat(fd, &found) ? 0 : found.st_ino;
}

static uint64_t file_of(int fd) { return fd >= 0 && fd < FILES ? watched[fd] : 0; }

typedef int (*opener)(int, const char *, int, ...);

static int watch_open(opener real, int at, const char *path, int flags, mode_t mode)
{
    const char *name = inside(path);
    if (!name) return real(at, path, flags, mode);
    pthread_mutex_lock(&lock);
    int is_new = access(path, F_OK) != 0;
    int fd = real(at, path, flags, mode);
    if (fd >= 0 && fd < FILES) {
        watched[fd] = inode(fd);
        if (is_new) note('C', watched[fd], 0, name, strlen(name));
        if (flags & O_TRUNC) note('T', watched[fd], 0, "", 0);
    }
    pthread_mutex_unlock(&lock);
    return fd;
}

#define MODE \
    mode_t mode = 0; \
    if (flags & O_CREAT) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, mode_t); \
        va_end(rest); \
    }

int openat(int at, const char *path, int flags, ...) { MODE REAL(openat); return watch_open((opener)real, at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE REAL(openat64); return watch_open((opener)real, at, path, flags, mode); }
int open(const char *path, int flags, ...) { MODE return openat(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE return openat64(AT_FDCWD, path, flags, mode); }

int close(int fd)
{
    REAL(close);
    if (fd >= 0 && fd < FILES) watched[fd] = 0;
    return real(fd);
}

ssize_t write(int fd, const void *data, size_t length)
{
    REAL(write);
    uint64_t file = file_of(fd);
    if (!file) return real(fd, data, length);
    pthread_mutex_lock(&lock);
    ssize_t done = real(fd, data, length);
    if (done > 0) note('W', file, lseek(fd, 0, SEEK_CUR) - done, data, (size_t)done);
    pthread_mutex_unlock(&lock);
    return done;
}

#define PWRITE(name, type) \
    ssize_t name(int fd, const void *data, size_t length, type offset) \
    { \
        REAL(name); \
        uint64_t file = file_of(fd); \
        if (!file) return real(fd, data, length, offset); \
        pthread_mutex_lock(&lock); \
        ssize_t done = real(fd, data, length, offset); \
        if (done > 0) note('W', file, offset, data, (size_t)done); \
        pthread_mutex_unlock(&lock); \
        return done; \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define ONE(name, parameters, arguments, kind, offset) \
    int name parameters \
    { \
        REAL(name); \
        uint64_t file = file_of(fd); \
        if (!file) return real arguments; \
        pthread_mutex_lock(&lock); \
        int failed = real arguments; \
        if (!failed) note(kind, file, offset, "", 0); \
        pthread_mutex_unlock(&lock); \
        return failed; \
    }
ONE(ftruncate, (int fd, off_t size), (fd, size), 'T', size)
ONE(ftruncate64, (int fd, off64_t size), (fd, size), 'T', size)
ONE(fsync, (int fd), (fd), 'S', 0)
ONE(fdatasync, (int fd), (fd), 'S', 0)

int unlink(const char *path)
{
    REAL(unlink);
    const char *name = inside(path);
    if (!name) return real(path);
    pthread_mutex_lock(&lock);
    int failed = real(path);
    if (!failed) note('U', 0, 0, name, strlen(name));
    pthread_mutex_unlock(&lock);
    return failed;
}

int rename(const char *from, const char *to)
{
    REAL(rename);
    const char *old = inside(from), *new = inside(to);
    if (!old || !new) return real(from, to);
    char both[8192];
    size_t length = strlen(old) + 1;
    if (length + strlen(new) >= sizeof both) abort();
    strcpy(both, old);
    strcpy(both + length, new);
    pthread_mutex_lock(&lock);
    int failed = real(from, to);
    if (!failed) note('R', 0, 0, both, length + strlen(new));
    pthread_mutex_unlock(&lock);
    return failed;
}
